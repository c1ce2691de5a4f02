import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from '@sakina/design-system';
import type { NumberFieldProps } from '@sakina/design-system';

/** A form that keeps the value. */
function Kept(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <NumberField
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
  title: 'Design system/Forms/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  args: {
    label: 'Length of a session',
    name: 'length',
    value: 50,
    min: 15,
    max: 120,
    step: 5,
    unit: 'minutes',
    isRequired: true,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Length of a session (minutes)' });
    await expect(field).toHaveValue('50');
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(field).toHaveValue('55');
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: /Length/ });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('15');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('120');
    await userEvent.clear(field);
    await userEvent.keyboard('90{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(90);
    await expect(field).toHaveFocus();
  },
};

export const OutOfRange: Story = {
  name: 'A number that does not fit is kept, and the field says what does',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Length/ });
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await userEvent.tab();
    await expect(field).toHaveValue('10');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter 15 or more.');
    await userEvent.clear(field);
    await userEvent.type(field, '52');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter a multiple of 5.');
  },
};

export const ArabicDigits: Story = {
  name: 'Digits of either script are read [CARE-6]',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: /Length/ });
    await userEvent.clear(field);
    await userEvent.type(field, '٤٥');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
  },
};

export const Percent: Story = {
  args: { label: 'Share of the fee', value: 0.15, min: 0, max: 1, step: 0.01, format: { style: 'percent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Share of the fee/ })).toHaveValue('15%');
  },
};

export const Empty: Story = {
  args: { value: null, isRequired: false, description: 'Leave it empty to use the length of the service.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Length of a session (minutes) (optional)' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('Leave it empty to use the length of the service.');
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Two sessions would overlap. Choose 45 minutes or less.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Two sessions would overlap. Choose 45 minutes or less.',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    label: 'How many minutes before the beginning of a session someone may still cancel it without paying anything',
    unit: 'minutes before the session begins',
    value: 1_000_000,
    max: 9_999_999,
    step: 1,
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'مدة الجلسة', unit: 'دقيقة' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'مدة الجلسة (دقيقة)' })).toBeVisible();
  },
};
