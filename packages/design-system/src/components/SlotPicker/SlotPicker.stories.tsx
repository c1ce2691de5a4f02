import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SlotPicker } from '@sakina/design-system';
import { hours, days, Step } from './story-slots.tsx';

const meta = {
  title: 'Design system/Forms/SlotPicker',
  component: SlotPicker,
  tags: ['autodocs'],
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

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const times = canvas.getByRole('radiogroup', { name: 'Times on Tuesday 24 November' });
    await userEvent.click(within(times).getByText('2:30 PM'));
    await expect(args.onChange).toHaveBeenLastCalledWith('24 2:30 PM');
    await expect(canvas.getByRole('radio', { name: '2:30 PM 10:30 PM in Istanbul' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday, November 26, 2 available times' }));
    await expect(args.onSelectedDateChange).toHaveBeenLastCalledWith('2026-11-26');
    await expect(await canvas.findByRole('radiogroup', { name: 'Times on Thursday 26 November' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /November 24/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const times = await canvas.findByRole('radiogroup', { name: 'Times on Thursday 26 November' });
    await userEvent.tab();
    await expect(within(times).getByRole('radio', { name: /9:00 AM/ })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('26 10:00 AM');
  },
};

export const Strip: Story = {
  args: { dayLayout: 'strip' },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Step {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const strip = canvas.getByRole('radiogroup', { name: 'Choose a day' });
    await userEvent.click(within(strip).getByRole('radio', { name: 'Thursday 26 November 2 available times' }));
    await expect(args.onSelectedDateChange).toHaveBeenLastCalledWith('2026-11-26');
    await userEvent.click(canvas.getByText('10:00 AM'));
    await expect(args.onChange).toHaveBeenLastCalledWith('26 10:00 AM');
  },
};

export const Announced: Story = {
  name: 'Another day is announced',
  play: async ({ canvas }) => {
    const said = canvas.getByText('Tuesday 24 November').parentElement;
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await expect(said).toHaveTextContent(/Tuesday 24 November.*6 available times/);
    await userEvent.click(canvas.getByRole('button', { name: /November 27/ }));
    await expect(said).toHaveTextContent(/Friday 27 November.*1 available time/);
  },
};

export const EmptyDay: Story = {
  args: { selectedDate: '2026-11-25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dr. Idris Benali has no free time on this day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Thursday 26 November' }));
    await expect(await canvas.findByRole('radiogroup', { name: 'Times on Thursday 26 November' })).toBeVisible();
  },
};

export const NoDays: Story = {
  args: { days: [], selectedDate: '', emptyText: 'Dr. Idris Benali has no free times in the next weeks.' },
};

export const TakenMeanwhile: Story = {
  args: {
    days: days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, isDisabled: slot.id === '24 10:00 AM' })),
    })),
    errorMessage: 'Someone has just booked 10:00 AM. Choose another time; what you wrote is kept.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /10:00 AM/ })).toBeDisabled();
    await expect(canvas.getByText('Tuesday 24 November').parentElement).toHaveTextContent('5 available times');
    await expect(canvas.getByRole('radiogroup', { name: /Times on/ })).toHaveAccessibleDescription(
      /Someone has just booked/,
    );
  },
};

export const TwoZones: Story = {
  name: 'Every time is told by both clocks [CARE-9]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4:00 PM 12:00 AM, Wednesday in Istanbul' })).toBeInTheDocument();
  },
};

export const ClockChange: Story = {
  name: 'A day on which the clocks change says so [CARE-9]',
  args: {
    selectedDate: '2026-11-01',
    today: '2026-10-30',
    days: [
      {
        date: '2026-11-01',
        label: 'Sunday 1 November',
        notice:
          'The clocks go back at 2:00 AM in New York. From this day on, 9:00 AM here is 5:00 PM in Istanbul, an hour later than before.',
        slots: hours('1', [['9:00 AM', '5:00 PM']]),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The clocks go back at 2:00 AM in New York/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    days: days.map((day) => (day.date === '2026-11-24' ? { ...day, slots: [], state: 'loading' as const } : day)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /November 24.*loading times/ })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'A day that could not be read offers another attempt',
  args: {
    days: days.map((day) => (day.date === '2026-11-24' ? { ...day, slots: [], state: 'failed' as const } : day)),
    onRetryDay: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Couldn’t load times for Tuesday 24 November. Your choices are kept.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryDay).toHaveBeenLastCalledWith('2026-11-24');
  },
};

export const LongText: Story = {
  args: {
    days: [
      {
        date: '2026-11-24',
        label: 'Tuesday 24 November, the day after the move to the new rooms of the practice',
        bands: [
          {
            id: 'b',
            label: 'Around the prayer at noon and the lunch of the community that follows it',
            span: '12:05 – 1:45 PM',
          },
        ],
        slots: [
          {
            id: 'x',
            label: '12:30 PM',
            secondaryLabel: '8:30 PM in Dar es Salaam, United Republic of Tanzania',
            bandId: 'b',
            part: 'afternoon',
          },
        ],
      },
    ],
  },
};

export const Chosen: Story = { args: { value: '24 1:00 PM' } };

export const Admin: Story = {
  tags: ['look'],
  args: { value: '24 1:00 PM' },
  globals: { theme: 'admin', density: 'compact' },
};

export const Compact: Story = { tags: ['look'], args: { value: '24 1:00 PM' }, globals: { density: 'compact' } };

export const RightToLeft: Story = {
  args: {
    label: 'اختر يومًا',
    emptyText: 'لا مواعيد في هذا اليوم.',
    value: 'a',
    days: [
      {
        date: '2026-11-24',
        label: 'الثلاثاء 24 نوفمبر',
        slots: [
          { id: 'a', label: '9:00 ص', secondaryLabel: '5:00 م في إسطنبول' },
          { id: 'b', label: '10:00 ص', secondaryLabel: '6:00 م في إسطنبول' },
          { id: 'c', label: '11:00 ص', secondaryLabel: '7:00 م في إسطنبول' },
        ],
      },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    const times = canvas.getByRole('radiogroup', { name: 'المواعيد في الثلاثاء 24 نوفمبر' });
    const chosen = within(times).getByRole('radio', { name: '9:00 ص 5:00 م في إسطنبول' });
    await expect(chosen).toBeChecked();
    await expect(within(times).getByText('9:00 ص').getBoundingClientRect().left).toBeGreaterThan(
      within(times).getByText('10:00 ص').getBoundingClientRect().right,
    );
    chosen.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
  },
};
