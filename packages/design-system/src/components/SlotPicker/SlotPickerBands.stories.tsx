import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SlotPicker } from '@sakina/design-system';
import type { SlotDay } from '@sakina/design-system';
import { days, Step } from './story-slots.tsx';

const meta = {
  title: 'Design system/Forms/SlotPicker/Prayers and parts of the day',
  component: SlotPicker,
  args: {
    label: 'Choose a day',
    days,
    value: null,
    selectedDate: '2026-11-24',
    today: '2026-11-23',
    emptyText: 'Dr. Idris Benali has no free time on this day.',
    dayLayout: 'calendar',
    onChange: fn(),
    onSelectedDateChange: fn(),
  },
  render: (args) => <Step {...args} />,
} satisfies Meta<typeof SlotPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const prayers = [
  { id: 'dhuhr', label: 'Around Dhuhr prayer', span: '11:30 AM – 12:30 PM' },
  { id: 'asr', label: 'Around Asr prayer', span: '2:15 – 2:55 PM' },
];
const parted: SlotDay[] = days.map((day) => ({
  ...day,
  bands: prayers,
  slots: day.slots.map((slot) => ({
    ...slot,
    part: slot.label.endsWith('AM') ? ('morning' as const) : ('afternoon' as const),
    ...(slot.label === '11:30 AM' ? { bandId: 'dhuhr' } : slot.label === '2:30 PM' ? { bandId: 'asr' } : {}),
  })),
}));

export const Bands: Story = {
  name: 'Times around prayers are marked in words and can be hidden [CARE-5]',
  args: { days: parted },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Around Dhuhr prayer, 11:30 AM – 12:30 PM')).toBeVisible();
    const dhuhr = canvas.getByRole('radio', { name: /11:30 AM.*Around Dhuhr prayer/ });
    await expect(dhuhr).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide 2 marked times' }));
    await expect(dhuhr).not.toBeInTheDocument();
    await expect(canvas.getByText('Tuesday 24 November').parentElement).toHaveTextContent('4 available times');
    await expect(canvas.getByRole('button', { name: /November 24, chosen, 4 available times/ })).toBeVisible();
  },
};

export const PartsOfTheDay: Story = {
  args: { days: parted },
  play: async ({ canvas }) => {
    const morning = canvas.getByRole('group', { name: 'Morning' });
    await expect(within(morning).getAllByRole('radio')).toHaveLength(3);
    await expect(within(canvas.getByRole('group', { name: 'Afternoon' })).getAllByRole('radio')).toHaveLength(3);
  },
};

export const HiddenYetChosen: Story = {
  name: 'A chosen time stays in sight when its band is hidden',
  args: { days: parted, areBandsHidden: true, value: '24 2:30 PM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /2:30 PM/ })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /11:30 AM/ })).not.toBeInTheDocument();
  },
};

export const BandsRightToLeft: Story = {
  args: {
    label: 'اختر يومًا',
    emptyText: 'لا مواعيد في هذا اليوم.',
    days: [
      {
        date: '2026-11-24',
        label: 'الثلاثاء 24 نوفمبر',
        bands: [{ id: 'd', label: 'حول صلاة الظهر', span: '12:05 – 12:45 م' }],
        slots: [
          { id: 'a', label: '9:00 ص', part: 'morning' },
          { id: 'b', label: '12:30 م', part: 'afternoon', bandId: 'd' },
        ],
      },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('حول صلاة الظهر، 12:05 – 12:45 م')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'الصباح' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'إخفاء الوقت المميّز' }));
    await expect(canvas.queryByRole('radio', { name: /12:30/ })).not.toBeInTheDocument();
  },
};
