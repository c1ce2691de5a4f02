import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeField } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/CodeField',
  component: CodeField,
  tags: ['autodocs'],
  args: {
    label: 'Code from the message',
    name: 'code',
    description: 'We sent it to the number that ends in 27.',
    onChange: fn(),
    onComplete: fn(),
    onResend: fn(),
  },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the message' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '48291');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '3');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('482913');
  },
};

export const Pasted: Story = {
  name: 'Takes a code as it was copied, with spaces and in Arabic digits',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' ٤٨٢ ٩١٣ ');
    await expect(field).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('482913');
  },
};

function Checked(args: React.ComponentProps<typeof CodeField>) {
  const [error, setError] = useState<string>();
  return (
    <CodeField
      {...args}
      errorMessage={error}
      onChange={() => setError(undefined)}
      onComplete={() => setError('This code is not the one we sent last. Look at the newest message.')}
    />
  );
}

export const Wrong: Story = {
  name: 'A wrong code keeps the focus, and the next key starts a new one [ERROR-2]',
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '111111');
    await expect(field).toHaveAccessibleDescription(/This code is not the one we sent last/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('111111');
    await userEvent.keyboard('4');
    await expect(field).toHaveValue('4');
    await expect(field).toBeValid();
  },
};

export const WithError: Story = {
  args: { defaultValue: '111111', errorMessage: 'This code is not the one we sent last. Look at the newest message.' },
};

function Waiting(args: React.ComponentProps<typeof CodeField>) {
  const [wait, setWait] = useState<string>();
  return (
    <CodeField
      {...args}
      resendWait={wait}
      onResend={() => setWait('A new code is on its way. You can ask again in 0:30.')}
    />
  );
}

export const Resent: Story = {
  render: (args) => <Waiting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(canvas.getByText('A new code is on its way. You can ask again in 0:30.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('4829{Backspace}');
    await expect(field).toHaveValue('482');
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await expect(field).toHaveValue('42');
    await userEvent.keyboard('{End}9130');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('429130');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: '4829', length: 8 },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByRole('textbox')).toHaveValue('4829');
  },
};

export const FourDigits: Story = {
  args: { length: 4, description: undefined, defaultValue: '27' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('4 digits. You can also paste it.');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '482913' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}');
    await expect(canvas.getByRole('textbox')).toHaveValue('482913');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '482913' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Code from the message that we sent to the phone of the person who signs for you',
    description:
      'It can take two or three minutes to arrive. It is valid for ten minutes; after that, ask for a new one and use only the newest message.',
    resendWait: 'You have asked for three codes. You can ask for another in one hour, or choose to get it by email.',
  },
};
export const Admin: Story = { args: { defaultValue: '482' }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { defaultValue: '482' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'الرمز الوارد في الرسالة', description: 'أرسلناه إلى الرقم الذي ينتهي بـ ٢٧.' },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'الرمز الوارد في الرسالة' });
    await userEvent.type(field, '٤٨٢٩١٣');
    await expect(field).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
    await expect(canvas.getByRole('button', { name: 'إرسال رمز جديد' })).toBeVisible();
  },
};
