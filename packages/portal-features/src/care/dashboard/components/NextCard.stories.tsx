import { Badge, Button, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { NextCard } from './NextCard.tsx';

const meta = {
  title: 'Consumer/Dashboard/Next card',
  component: NextCard,
  args: {
    label: 'Next session',
    countdown: 'In 3 days',
    badges: null,
    when: 'Friday, November 27, 2:30 – 3:20 PM',
    whenOther: null,
    host: { displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
    about: (
      <>
        <Text weight="strong">Dr. Amina Rahman</Text>
        <Text size="sm">Individual session, online</Text>
      </>
    ),
    children: <Button variant="action">Join</Button>,
  },
} satisfies Meta<typeof NextCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says first how long it is, then when, with whom, and the way in',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Next session' });
    const order = ['In 3 days', 'Friday, November 27', 'Dr. Amina Rahman', 'Join'];
    const places = order.map((text) => card.textContent?.replaceAll('\u00a0', ' ').indexOf(text) ?? -1);
    await expect(places.every((place) => place >= 0)).toBe(true);
    await expect(places).toEqual(places.toSorted((one, other) => one - other));
    await expect(canvas.getByRole('heading', { level: 2, name: 'In 3 days' })).toBeVisible();
  },
};

export const OtherClock: Story = {
  name: 'Says the time by the provider’s clock where it differs',
  args: { whenOther: 'For Dr. Amina Rahman: Friday, November 27, 9:30 – 10:20 PM, Arabian Time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Arabian Time/)).toBeVisible();
  },
};

export const Running: Story = {
  args: { countdown: 'Began 4 minutes ago', badges: <Badge tone="success">In progress</Badge> },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    countdown: 'In 3 months, 3 weeks, and 6 days',
    badges: <Badge tone="warning">Not yet confirmed by Dr. Konstantina Papadopoulos-Christodoulou</Badge>,
    host: { displayName: 'Dr. Konstantina Papadopoulos-Christodoulou', kind: 'MENTOR' },
    about: <Text weight="strong">Dr. Konstantina Papadopoulos-Christodoulou · د. عائشة المنصوري</Text>,
  },
  play: async () => {
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الجلسة القادمة',
    countdown: 'بعد ٣ أيام',
    when: 'الجمعة ٢٧ نوفمبر، ٢:٣٠ – ٣:٢٠ م',
    host: { displayName: 'الإمام يوسف دمير', kind: 'IMAM' },
    about: <Text weight="strong">الإمام يوسف دمير</Text>,
    children: <Button variant="action">انضمام</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'الجلسة القادمة' })).toBeVisible();
  },
};
