import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from '@sakina/design-system';
import type { DateRangePickerProps } from '@sakina/design-system';

/** A form that keeps the value. */
function Kept(args: DateRangePickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <DateRangePicker
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const presets = [
  { id: '7', label: 'Last 7 days', start: '2026-11-18', end: '2026-11-24' },
  { id: '30', label: 'Last 30 days', start: '2026-10-26', end: '2026-11-24' },
  { id: 'month', label: 'This month', start: '2026-11-01', end: '2026-11-30' },
];

const meta = {
  title: 'Design system/Forms/DateRangePicker',
  component: DateRangePicker,
  tags: ['autodocs'],
  args: {
    label: 'Days of the report',
    name: 'days',
    value: { start: '2026-11-01', end: '2026-11-14' },
    today: '2026-11-24',
    presets,
    isRequired: true,
    onChange: fn(),
  },
  render: (args) => (
    <main>
      <Kept {...args} />
    </main>
  ),
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('14 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-18', end: '2026-11-24' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('7 days')).toBeVisible();
  },
};

export const FromTheCalendar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tuesday, November 10, chosen' }));
    await userEvent.click(within(dialog).getByRole('button', { name: /Friday, November 20/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2026-11-14' });
    await expect(await canvas.findByText(/The last day is before the first/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-14' });
    const open = canvas.getByRole('button', { name: /Open the calendar/ });
    for (const segment of canvas.getAllByRole('spinbutton')) {
      await expect(segment).toHaveFocus();
      await userEvent.tab();
    }
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Sunday, November 1, chosen' })).toHaveFocus(),
    );
    // The first day moves the focus on to the next one.
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-03' });
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const TooLong: Story = {
  args: { value: { start: '2026-10-01', end: '2026-11-24' }, maxDays: 31 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Days of the report' })).toHaveAccessibleDescription(
      /Choose up to 31 days\./,
    );
  },
};

export const OutOfReach: Story = {
  args: { value: { start: '2026-11-18', end: '2026-12-24' }, max: '2026-11-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose dates up to November 24, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    await expect(await screen.findByRole('button', { name: 'This month' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { value: { start: '', end: '' }, isRequired: false, description: 'Empty for all days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Days of the report (optional)' })).toHaveAccessibleDescription(
      /Empty for all days\./,
    );
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Nothing was paid in these days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Days of the report' })).toHaveAccessibleDescription(
      /Nothing was paid in these days\./,
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-readonly', 'true');
  },
};

export const LongText: Story = {
  args: {
    label: 'The days for which every payout, refund and correction is to be listed line by line',
    presets: [
      {
        ...presets[0],
        id: 'long',
        label: 'Since the last statement that was sent to the accountant of the practice',
        start: '2026-11-02',
        end: '2026-11-24',
      },
    ],
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'أيام التقرير', presets: [{ id: '7', label: 'آخر 7 أيام', start: '2026-11-18', end: '2026-11-24' }] },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 يومًا')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /فتح التقويم/ }));
    const preset = await screen.findByRole('button', { name: 'آخر 7 أيام' });
    await waitFor(() => expect(preset).toBeVisible());
  },
};
