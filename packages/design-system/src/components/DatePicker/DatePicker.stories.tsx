import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from '@sakina/design-system';
import type { DatePickerProps } from '@sakina/design-system';

function Day(args: DatePickerProps) {
  const [day, setDay] = useState(args.value);
  return (
    <DatePicker
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
  title: 'Design system/Forms/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  args: { label: 'From', name: 'from', value: '2026-11-01', today: '2026-11-17', isRequired: true, onChange: fn() },
  render: (args) => (
    <main>
      <Day {...args} />
    </main>
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    const calendar = await screen.findByRole('dialog');
    await userEvent.click(within(calendar).getByRole('button', { name: 'Tuesday, November 24' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    await userEvent.keyboard('{ArrowRight}24');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    // A complete day moves focus on to the year.
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveFocus();
    await userEvent.tab();
    const open = canvas.getByRole('button', { name: /Open the calendar/ });
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /December 24/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Hijri: Story = {
  name: 'The Hijri date is shown beside the Gregorian one [CARE-4]',
  args: { hasHijri: true, value: '2026-11-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'From' })).toHaveAccessibleDescription(/Jumada II 14, 1448 AH/);
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('heading', { name: /November 2026/ })).toBeInTheDocument();
    await expect(within(dialog).getByText(/Jumada I\s–\sJumada II 1448 AH/)).toBeInTheDocument();
    await expect(
      within(dialog).getByRole('button', { name: 'Tuesday, November 24, Jumada II 14, 1448 AH, chosen' }),
    ).toHaveFocus();
  },
};

export const HijriFirst: Story = {
  name: 'Days are typed and chosen in the Hijri calendar [CARE-4]',
  args: { hasHijri: true, value: '2026-11-24', firstCalendar: 'hijri' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'From' })).toHaveAccessibleDescription(/November 24, 2026/);
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveTextContent('6');
    await userEvent.click(month);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-23');
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('heading', { name: /Rajab 1448/ })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: /Rajab 1, 1448 AH/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-10');
  },
};

export const MoonSeenEarlier: Story = {
  name: 'A month that began a day earlier is typed and shown so [CARE-4]',
  args: { hasHijri: true, hijriOffsetDays: 1, value: '2025-02-28', today: '2025-02-20', firstCalendar: 'hijri' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('1');
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveTextContent('9');
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('heading', { name: /Ramadan 1446/ })).toBeInTheDocument();
    const first = within(dialog).getByRole('button', { name: 'Friday, February 28, Ramadan 1, 1446 AH, chosen' });
    await expect(first).toHaveTextContent(/^1/);
    const column = [...(first.closest('tr')?.cells ?? [])].indexOf(first.closest('td') as HTMLTableCellElement);
    await expect(within(dialog).getAllByRole('columnheader', { hidden: true })[column]).toHaveTextContent('Fri');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveAttribute('aria-readonly', 'true');
  },
};

export const LongText: Story = {
  args: {
    label: 'The first day for which every payout, refund and correction is to be listed line by line',
    description: 'Later days follow by themselves until the last one that was closed by the practice.',
  },
};
export const Empty: Story = { args: { value: '', isRequired: false } };
export const WithError: Story = {
  args: { errorMessage: 'Choose a day before the last one.', description: 'The first day of the report.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose a day before the last one\./);
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  name: 'The left arrow moves to the next day, which is on the left [CARE-8]',
  args: { label: 'من' },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('group', { name: 'من' });
    await expect(getComputedStyle(field).direction).toBe('rtl');
    const open = canvas.getByRole('button', { name: /فتح التقويم/ });
    await expect(open.getBoundingClientRect().right).toBeLessThan(canvas.getByText('من').getBoundingClientRect().right);
    await userEvent.click(open);
    await waitFor(() => expect(screen.getByRole('button', { name: /الأحد، 1 نوفمبر/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-02');
  },
};
export const HijriRightToLeft: Story = {
  args: { label: 'من', hasHijri: true, value: '2026-11-24' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 جمادى الآخرة 1448 هـ')).toBeVisible();
  },
};
