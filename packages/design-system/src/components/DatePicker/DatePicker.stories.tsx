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
  title: 'Design system/Dates/DatePicker',
  component: DatePicker,
  args: { label: 'From', name: 'from', value: '2026-11-01', today: '2026-11-17', isRequired: true, onChange: fn() },
  render: (args) => <main><Day {...args} /></main>,
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
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
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
export const Admin: Story = { globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const RightToLeft: Story = { args: { label: 'من' }, globals: { locale: 'ar' } };
