import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyField } from '@sakina/design-system';
import type { MoneyFieldProps } from '@sakina/design-system';

/** A form that keeps the value. */
function Kept(args: MoneyFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <MoneyField
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
  title: 'Design system/Forms/MoneyField',
  component: MoneyField,
  tags: ['autodocs'],
  args: { label: 'Fee for a session', name: 'fee', value: 12_000, currency: 'USD', isRequired: true, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Fee for a session (in US dollars)' });
    await expect(field).toHaveValue('120.00');
    await userEvent.clear(field);
    await userEvent.type(field, '1234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(field).toHaveValue('1,234.50');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('85');
    await expect(args.onChange).toHaveBeenLastCalledWith(8500);
    await expect(field).toHaveValue('85');
    await userEvent.tab();
    await expect(field).toHaveValue('85.00');
  },
};

export const Pasted: Story = {
  name: 'Amounts are read as other languages write them [CARE-6]',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.paste('1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.clear(field);
    await userEvent.paste('$1,234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.clear(field);
    await userEvent.paste('١٬٢٣٤٫٥٠');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(field).toHaveValue('1,234.50');
  },
};

export const Unreadable: Story = {
  name: 'A text that is not an amount is kept and explained',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'about 90');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('about 90');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveAccessibleDescription('Enter an amount such as 1,234.50.');
    await userEvent.clear(field);
    await userEvent.type(field, '1.234');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter up to 2 decimal places, as in 1,234.50.');
  },
};

export const OutOfRange: Story = {
  args: { value: 2500, min: 5000, max: 50_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter 50.00 or more.');
  },
};

export const NoDecimals: Story = {
  args: { label: 'Donation', currency: 'JPY', value: 1500 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Donation (in Japanese yen)' });
    await expect(field).toHaveValue('1,500');
    await userEvent.clear(field);
    await userEvent.type(field, '2,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(2000);
  },
};

export const ThreeDecimals: Story = {
  args: { label: 'Donation', currency: 'KWD', value: 12_345 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Donation (in Kuwaiti dinars)' })).toHaveValue('12.345');
  },
};

export const Empty: Story = {
  args: {
    value: null,
    isRequired: false,
    placeholder: '0.00',
    description: 'What you pay when your insurance does not.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /\(optional\)/ })).toHaveValue('');
  },
};

export const WithError: Story = {
  args: { errorMessage: 'This is more than the claim.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This is more than the claim.');
  },
};

export const UnreadableWithError: Story = {
  name: 'Says what is wrong with the text rather than that an amount is missing',
  args: { value: null, errorMessage: 'Enter an amount above zero.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Enter an amount above zero.');
    await userEvent.type(field, '0.005');
    await expect(field).toHaveAccessibleDescription(/^Enter up to 2 decimal places/);
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    await expect(field).toHaveAccessibleDescription(/^Enter an amount such as/);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

export const LongText: Story = {
  args: {
    label: 'The highest amount that may be taken from the card of the family without asking again',
    value: 9_007_199_254_740_991,
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'أجر الجلسة', currency: 'AED', value: 45_000 },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'أجر الجلسة (بعملة درهم إماراتي)' })).toHaveValue('450.00');
  },
};
