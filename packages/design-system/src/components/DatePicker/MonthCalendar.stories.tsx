import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MonthCalendar } from '@sakina/design-system';
import type { MonthCalendarProps } from '@sakina/design-system';

const marks = { '2026-11-18': 2, '2026-11-19': 4, '2026-11-24': 6, '2026-11-25': 1, '2026-11-26': 0, '2026-12-01': 5 };
const isDateUnavailable = (day: string) => !(marks as Record<string, number>)[day];

function Month(args: MonthCalendarProps) {
  const [day, setDay] = useState(args.value);
  return (
    <MonthCalendar
      {...args}
      value={day}
      onChange={(next) => {
        setDay(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Design system/Forms/MonthCalendar',
  component: MonthCalendar,
  tags: ['autodocs'],
  args: {
    label: 'Date of service',
    value: null,
    min: '2026-11-17',
    today: '2026-11-17',
    marks,
    isDateUnavailable,
    onChange: fn(),
    onMonthChange: fn(),
  },
  render: (args) => <Month {...args} />,
} satisfies Meta<typeof MonthCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /November 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, November 24, 6 available times' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await expect(canvas.getByRole('button', { name: 'Tuesday, November 24, chosen, 6 available times' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { value: '2026-11-24' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /November 24/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Thursday, November 26, No available times' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('heading', { name: /December 2026/ })).toBeVisible();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
  },
};

export const TurnTheMonth: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(await canvas.findByRole('heading', { name: /December 2026/ })).toBeVisible();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await expect(canvas.getByRole('button', { name: 'Tuesday, December 1, 5 available times' })).toBeVisible();
  },
};

export const Today: Story = {
  args: { marks: { '2026-11-17': 3 }, isDateUnavailable: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tuesday, November 17, today, 3 available times' })).toBeVisible();
  },
};

export const Hijri: Story = {
  name: 'Both calendars, with a choice which comes first [CARE-4]',
  args: { hasHijri: true, value: '2026-11-24' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /November 2026/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Tuesday, November 24, Jumada II 14, 1448 AH, chosen, 6 available times' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hijri' }));
    await expect(canvas.getByRole('radio', { name: 'Hijri' })).toBeChecked();
    await expect(await canvas.findByRole('heading', { name: /Jumada II 1448/ })).toBeVisible();
    await expect(canvas.getByText(/November\s–\sDecember 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Wednesday, November 25/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
  },
};

export const HijriRightToLeft: Story = {
  args: { label: 'يوم الجلسة', value: '2026-11-24', hasHijri: true, firstCalendar: 'hijri' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /جمادى الآخرة 1448/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'The day on which the first of the twelve sessions of your plan is to take place',
    describeDate: () => 'free from early in the morning until late in the evening, with a pause at noon',
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: '2026-11-24' } };
export const NothingFree: Story = {
  args: { marks: {}, isDateUnavailable: () => true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tuesday, November 24, No available times' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const BrokenDate: Story = {
  args: { value: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /November 2026/ })).toBeVisible();
  },
};
export const Admin: Story = {
  tags: ['look'],
  args: { value: '2026-11-24' },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], args: { value: '2026-11-24' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  name: 'The week runs from right to left, and so do the arrow keys [CARE-8]',
  args: { label: 'يوم الجلسة', value: '2026-11-24' },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /نوفمبر 2026/ })).toBeVisible();
    const day = canvas.getByRole('button', { name: /الثلاثاء، 24 نوفمبر/ });
    const next = canvas.getByRole('button', { name: /الأربعاء، 25 نوفمبر/ });
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(day.getBoundingClientRect().left + 1);
    await expect(canvas.getByRole('button', { name: 'الشهر التالي' }).getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole('button', { name: 'الشهر السابق' }).getBoundingClientRect().left,
    );
    day.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
  },
};
