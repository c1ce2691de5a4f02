import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TimeField } from '@sakina/design-system';
import type { TimeFieldProps } from '@sakina/design-system';

/** A form that keeps the value. */
function Kept(args: TimeFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <TimeField
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Design system/Forms/TimeField',
  component: TimeField,
  tags: ['autodocs'],
  args: { label: 'Day begins at', name: 'from', value: '09:00', isRequired: true, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('group', { name: 'Day begins at' });
    await userEvent.click(within(field).getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('1030');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:30');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { stepMinutes: 30, min: '08:00', max: '18:00' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:00');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('spinbutton', { name: /minute/ })).toHaveFocus();
    await userEvent.keyboard('30');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:30');
    // A full minute moves on to the half of the day.
    await expect(canvas.getByRole('spinbutton', { name: /AM\/PM/ })).toHaveFocus();
    await userEvent.tab();
    const open = canvas.getByRole('button', { name: 'Show times' });
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '10:30 AM' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('11:00');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const OffTheStep: Story = {
  args: { value: '09:10', stepMinutes: 15 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose 9:00 AM or 9:15 AM\./);
  },
};

export const TooEarly: Story = {
  args: { value: '06:30', min: '08:00', max: '20:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose 8:00 AM or later\./);
  },
};

export const TwentyFourHours: Story = {
  args: { value: '21:45', hourCycle: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('21');
    await expect(canvas.queryByRole('spinbutton', { name: /AM\/PM/ })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { value: '', isRequired: false, description: 'By the clock of New York.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Day begins at (optional)' })).toHaveAccessibleDescription(
      /By the clock of New York\./,
    );
  },
};

export const NoTimes: Story = {
  args: { value: '', min: '18:00', max: '09:00', stepMinutes: 30 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show times/ }));
    await expect(await screen.findByText('No times available.')).toBeInTheDocument();
  },
};

export const WithError: Story = {
  args: { errorMessage: 'The day would end before it begins.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/The day would end before it begins\./);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, stepMinutes: 15 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, stepMinutes: 15 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    label: 'The hour from which messages that are not urgent may reach you again on the phone',
    stepMinutes: 15,
  },
};
export const Admin: Story = { args: { stepMinutes: 15 }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { stepMinutes: 15 }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'يبدأ اليوم عند', stepMinutes: 30, value: '14:30' },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('group', { name: 'يبدأ اليوم عند' });
    const [hour, minute] = within(field).getAllByRole('spinbutton');
    await expect(hour).toHaveTextContent('2');
    await expect(minute).toHaveTextContent('30');
    const [hourBox, minuteBox] = [hour, minute].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    await expect(hourBox?.right).toBeLessThan(minuteBox?.left ?? 0);
    const open = canvas.getByRole('button', { name: 'عرض الأوقات' });
    await expect(open.getBoundingClientRect().right).toBeLessThan(minute?.getBoundingClientRect().left ?? 0);
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('option', { name: /^3:00\s*م/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('15:00');
  },
};
