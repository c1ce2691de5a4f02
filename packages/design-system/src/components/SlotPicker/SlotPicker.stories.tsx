import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SlotPicker } from '@sakina/design-system';
import type { SlotDay, SlotPickerProps } from '@sakina/design-system';

const hours = (day: string, times: [string, string][]) => times.map(([label, there]) => ({ id: `${day} ${label}`, label, secondaryLabel: `${there} in Istanbul` }));

const days: SlotDay[] = [
  { date: '2026-11-24', label: 'Tuesday 24 November', slots: hours('24', [['9:00 AM', '5:00 PM'], ['10:00 AM', '6:00 PM'], ['11:30 AM', '7:30 PM'], ['1:00 PM', '9:00 PM'], ['2:30 PM', '10:30 PM'], ['4:00 PM', '12:00 AM, Wednesday']]) },
  { date: '2026-11-25', label: 'Wednesday 25 November', slots: [] },
  { date: '2026-11-26', label: 'Thursday 26 November', slots: hours('26', [['9:00 AM', '5:00 PM'], ['10:00 AM', '6:00 PM']]) },
  { date: '2026-11-27', label: 'Friday 27 November', slots: hours('27', [['3:30 PM', '11:30 PM']]) },
  { date: '2026-11-30', label: 'Monday 30 November', slots: hours('30', [['9:00 AM', '5:00 PM'], ['4:00 PM', '12:00 AM, Tuesday']]) },
];

/** A booking step, which keeps the day and the time. */
function Step(args: SlotPickerProps) {
  const [slot, setSlot] = useState(args.value);
  const [date, setDate] = useState(args.selectedDate);
  return (
    <SlotPicker
      {...args}
      value={slot}
      onChange={(id) => {
        setSlot(id);
        args.onChange(id);
      }}
      selectedDate={date}
      onSelectedDateChange={(next) => {
        setDate(next);
        args.onSelectedDateChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Design system/Dates/SlotPicker',
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

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const times = canvas.getByRole('radiogroup', { name: 'Times on Tuesday 24 November' });
    await userEvent.click(within(times).getByText('2:30 PM'));
    await expect(args.onChange).toHaveBeenLastCalledWith('24 2:30 PM');
    await expect(canvas.getByRole('radio', { name: '2:30 PM 10:30 PM in Istanbul' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday, November 26, 2 free times' }));
    await expect(args.onSelectedDateChange).toHaveBeenLastCalledWith('2026-11-26');
    await expect(await canvas.findByRole('radiogroup', { name: 'Times on Thursday 26 November' })).toBeVisible();
  },
};

export const Keyboard: Story = {
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
  render: (args) => <div style={{ maxInlineSize: '18rem' }}><Step {...args} /></div>,
  play: async ({ canvas, args }) => {
    const strip = canvas.getByRole('radiogroup', { name: 'Choose a day' });
    await userEvent.click(within(strip).getByRole('radio', { name: 'Thursday 26 November 2 free times' }));
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
    await expect(said).toHaveTextContent(/Tuesday 24 November.*6 free times/);
    await userEvent.click(canvas.getByRole('button', { name: /November 27/ }));
    await expect(said).toHaveTextContent(/Friday 27 November.*1 free time/);
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

export const NoDays: Story = { args: { days: [], selectedDate: '', emptyText: 'Dr. Idris Benali has no free times in the next weeks.' } };

export const TakenMeanwhile: Story = {
  args: {
    days: days.map((day) => ({ ...day, slots: day.slots.map((slot) => ({ ...slot, isDisabled: slot.id === '24 10:00 AM' })) })),
    errorMessage: 'Somebody has just booked 10:00 AM. Choose another time; what you wrote is kept.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /10:00 AM/ })).toBeDisabled();
    await expect(canvas.getByText('Tuesday 24 November').parentElement).toHaveTextContent('5 free times');
    await expect(canvas.getByRole('radiogroup', { name: /Times on/ })).toHaveAccessibleDescription(/Somebody has just booked/);
  },
};

export const Chosen: Story = { args: { value: '24 1:00 PM' } };
export const Admin: Story = { args: { value: '24 1:00 PM' }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { value: '24 1:00 PM' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'اختر يومًا',
    emptyText: 'لا مواعيد في هذا اليوم.',
    value: 'a',
    days: [{ date: '2026-11-24', label: 'الثلاثاء 24 تشرين الثاني', slots: [{ id: 'a', label: '9:00 ص', secondaryLabel: '5:00 م في إسطنبول' }, { id: 'b', label: '10:00 ص', secondaryLabel: '6:00 م في إسطنبول' }] }],
  },
  globals: { locale: 'ar' },
};
