import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PhoneField } from '@sakina/design-system';
import type { PhoneFieldProps } from '@sakina/design-system';

/** A form that keeps the value. */
function Kept(args: PhoneFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <PhoneField
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
  title: 'Design system/Forms/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  args: { label: 'Mobile phone', name: 'phone', value: '', defaultCountry: 'US', isRequired: true, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country or area' });
    await waitFor(() => expect(country).toHaveValue('United States \u2066+1\u2069'));
    const field = canvas.getByRole('textbox', { name: 'Mobile phone' });
    await userEvent.type(field, '2125550123');
    await expect(field).toHaveValue('(212) 555-0123');
    await expect(args.onChange).toHaveBeenLastCalledWith('+12125550123');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country or area' });
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.keyboard('emirates');
    await expect(await screen.findByRole('option', { name: /United Arab Emirates/ })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(country).toHaveValue('United Arab Emirates \u2066+971\u2069');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toHaveFocus();
    await userEvent.keyboard('0501234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+971501234567');
  },
};

export const CountryByCode: Story = {
  name: 'A country is found by its calling code',
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country or area' });
    await userEvent.click(country);
    await userEvent.keyboard('+90');
    await expect(await screen.findByRole('option', { name: /Türkiye/ })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}a{/Control}Atlantis');
    await expect(await screen.findByText('No country or area with this name.')).toBeInTheDocument();
    // An open list hides the rest of the page from screen readers.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const Pasted: Story = {
  name: 'A pasted international number selects its country',
  play: async ({ canvas, args }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country or area' });
    const field = canvas.getByRole('textbox', { name: 'Mobile phone' });
    await userEvent.click(field);
    await userEvent.paste('+44 20 7946 0018');
    await expect(args.onChange).toHaveBeenLastCalledWith('+442079460018');
    await expect(field).toHaveValue('020 7946 0018');
    await waitFor(() => expect(country).toHaveValue('United Kingdom \u2066+44\u2069'));
  },
};

export const Stored: Story = {
  args: { value: '+905321234567' },
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country or area' });
    await waitFor(() => expect(country).toHaveValue('Türkiye \u2066+90\u2069'));
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toHaveValue('0532 123 45 67');
  },
};

export const TooShort: Story = {
  name: 'What is wrong with a number is said when the field is left',
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Country or area' });
    const field = canvas.getByRole('textbox', { name: 'Mobile phone' });
    await userEvent.type(field, '212555');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('This number is too short for United States.');
    await expect(field).toHaveValue('(212) 555');
  },
};

export const Loading: Story = {
  name: 'Takes a number while the rules are loading',
  args: { rules: { read: () => new Promise(() => undefined), preload: () => undefined } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile phone' }), '+1 212 555 0123');
    await expect(args.onChange).toHaveBeenLastCalledWith('+12125550123');
  },
};

export const WithoutRules: Story = {
  name: 'Takes a number when the rules cannot be loaded',
  args: { rules: { read: () => Promise.reject(new Error('offline')), preload: () => undefined } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile phone' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Start with \+ and the country code/));
    await userEvent.type(field, '+442079460018');
    await expect(args.onChange).toHaveBeenLastCalledWith('+442079460018');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const WithError: Story = {
  args: { value: '+12125550123', errorMessage: 'This number belongs to another account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toHaveAccessibleDescription(
      'This number belongs to another account.',
    );
  },
};

export const Optional: Story = {
  args: { isRequired: false, description: 'We send a reminder an hour before your session.' },
};

export const Disabled: Story = {
  args: { value: '+12125550123', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: '+12125550123', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toHaveAttribute('readonly');
  },
};

export const LongText: Story = {
  args: {
    label: 'The telephone of someone we may call if you cannot be reached in the middle of a session',
    value: 'the number of my sister Khadija, she has two of them',
  },
};
export const Admin: Story = { args: { value: '+12125550123' }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { value: '+12125550123' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'الهاتف المحمول', defaultCountry: 'AE', value: '+971501234567' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: 'البلد أو المنطقة' });
    await waitFor(() => expect(country).toHaveValue('الإمارات العربية المتحدة \u2066+971\u2069'));
    const field = canvas.getByRole('textbox', { name: 'الهاتف المحمول' });
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await expect(field).toHaveValue('050 123 4567');
    await userEvent.click(country);
    await userEvent.keyboard('egypt');
    await expect(await screen.findByRole('option', { name: /مصر/ })).toBeInTheDocument();
    // An open list hides the rest of the page from screen readers.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
