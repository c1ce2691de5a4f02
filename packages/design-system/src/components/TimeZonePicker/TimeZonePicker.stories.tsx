import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TimeZonePicker } from '@sakina/design-system';
import type { TimeZonePickerProps } from '@sakina/design-system';

/** A form that keeps the value. */
function Kept(args: TimeZonePickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <TimeZonePicker
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
  title: 'Design system/Forms/TimeZonePicker',
  component: TimeZonePicker,
  tags: ['autodocs'],
  args: {
    label: 'Time zone',
    name: 'zone',
    value: 'America/New_York',
    at: Date.parse('2026-11-24T14:00:00Z'),
    ownZone: 'Europe/Istanbul',
    isRequired: true,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TimeZonePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' });
    await expect(canvas.getByText(/Eastern Time · UTC−5 · 9:00/)).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('karachi');
    await userEvent.click(await screen.findByRole('option', { name: /Karachi/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Asia/Karachi');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'Time zone' });
    // The names of the zones are there with the value.
    await waitFor(() => expect(field).not.toHaveValue(''));
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('calcutta');
    await expect(await screen.findByRole('option', { name: /Kolkata/ })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Asia/Kolkata');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
  },
};

export const OwnFirst: Story = {
  name: 'The zone of the device is suggested before the rest of the world',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show time zones/ }));
    const list = await screen.findByRole('listbox');
    const own = await within(list).findByRole('group', { name: 'Your location' });
    await expect(within(own).getByRole('option', { name: /Istanbul/ })).toBeInTheDocument();
    // An open list hides the rest of the page from screen readers.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const ByOffset: Story = {
  name: 'A zone is found by its offset at that moment [CARE-9]',
  args: { value: '', at: Date.parse('2026-07-01T14:00:00Z') },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.click(field);
    await userEvent.paste('new york utc-4');
    await expect(await screen.findByRole('option', { name: /New York/ })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('Atlantis');
    await expect(await screen.findByText(/No matching time zone/)).toBeInTheDocument();
    // An open list hides the rest of the page from screen readers.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const FormerName: Story = {
  args: { value: 'Asia/Calcutta' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Kolkata, India'));
  },
};

export const Empty: Story = { args: { value: '', isRequired: false } };

export const Unknown: Story = {
  args: { value: 'Middle/Earth' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('');
  },
};

export const WithError: Story = {
  args: {
    value: '',
    errorMessage: 'Choose the zone of your working hours.',
    description: 'Your clients see their own.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Your clients see their own. Choose the zone of your working hours.',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('readonly');
  },
};

export const LongText: Story = {
  args: {
    label: 'The time zone by whose clock your working hours repeat from week to week',
    value: 'America/Argentina/ComodRivadavia',
    ownZone: 'America/North_Dakota/New_Salem',
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'المنطقة الزمنية' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'المنطقة الزمنية' });
    await userEvent.click(field);
    await userEvent.paste('الإمارات');
    await expect(await screen.findByRole('option', { name: /الإمارات/ })).toBeInTheDocument();
    // An open list hides the rest of the page from screen readers.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
