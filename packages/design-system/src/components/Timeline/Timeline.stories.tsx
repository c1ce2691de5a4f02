import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarCheck, PenLine, Video } from 'lucide-react';
import { Timeline } from '@sakina/design-system';

const meta = {
  title: 'Design system/Data/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    label: 'What happened to this session',
    events: [
      {
        id: 'booked',
        title: 'Booked',
        time: 'Monday 9 March, 20:04, Dubai',
        dateTime: '2026-03-09T16:04:00Z',
        children: 'By Omar Al-Rashid',
        icon: <CalendarCheck />,
      },
      {
        id: 'started',
        title: 'Started',
        time: 'Thursday 12 March, 14:31, Dubai',
        dateTime: '2026-03-12T10:31:00Z',
        children: 'Both people in the room, consent to recording declined.',
        icon: <Video />,
      },
      {
        id: 'signed',
        title: 'Note signed',
        time: 'Thursday 12 March, 15:40, Dubai',
        dateTime: '2026-03-12T11:40:00Z',
        children: 'By Dr. Leila Haddad',
        icon: <PenLine />,
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What happened to this session' })).toBeVisible();
    await expect(canvas.getByText('Monday 9 March, 20:04, Dubai')).toHaveAttribute('datetime', '2026-03-09T16:04:00Z');
  },
};
export const WithoutIcons: Story = {
  args: {
    events: [
      { id: 'a', title: 'Amended', time: 'Today, 09:12' },
      { id: 'b', title: 'Signed', time: 'Yesterday, 17:55' },
    ],
  },
};
export const LongText: Story = {
  args: {
    events: [
      {
        id: 'a',
        title: 'Moved at the request of Dr. Maximiliane von Hohenstein-Rosenberg',
        time: 'Wednesday 11 March, 08:15, Frankfurt',
        children:
          'The client agreed within the hour. The price, the length and the room stay as they were; both calendars were told.',
      },
    ],
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'ما حدث في هذه الجلسة',
    events: [
      {
        id: 'booked',
        title: 'تم الحجز',
        time: 'السبت 21 نوفمبر، 8:04 م، نيويورك',
        dateTime: '2026-11-22T01:04:00Z',
        children: 'بواسطة Omar Al-Rashid',
        icon: <CalendarCheck />,
      },
      {
        id: 'started',
        title: 'بدأت',
        time: 'الثلاثاء 24 نوفمبر، 9:31 ص، نيويورك',
        dateTime: '2026-11-24T14:31:00Z',
        children: 'الطرفان في الغرفة، ولم يوافقا على التسجيل.',
        icon: <Video />,
      },
      {
        id: 'signed',
        title: 'تم توقيع الملاحظة',
        time: 'الثلاثاء 24 نوفمبر، 10:40 ص، نيويورك',
        dateTime: '2026-11-24T15:40:00Z',
        children: 'بواسطة د. ليلى حداد',
        icon: <PenLine />,
      },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'ما حدث في هذه الجلسة' });
    const title = canvas.getByText('تم توقيع الملاحظة');
    await expect(title).toBeVisible();
    await expect(list.querySelector('svg')?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().right,
    );
  },
};
