import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Full name', name: 'fullName', autoComplete: 'name', isRequired: true, onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.click(canvas.getByText('Full name'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Amina Haddad');
    await expect(field).toHaveValue('Amina Haddad');
    await expect(field).toBeRequired();
    await expect(args.onChange).toHaveBeenLastCalledWith('Amina Haddad');
  },
};

export const Optional: Story = {
  args: {
    label: 'What should we call you?',
    isRequired: false,
    description: 'Your provider sees this name during the session.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'What should we call you? (optional)' });
    await expect(field).toHaveAccessibleDescription('Your provider sees this name during the session.');
  },
};

export const Email: Story = {
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'email', placeholder: 'amina@example.com' },
};

export const WithError: Story = {
  name: 'Error, linked and announced [ERROR-2]',
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'amina@',
    description: 'We send the confirmation here.',
    errorMessage: 'Enter the whole address, like amina@example.com.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      /We send the confirmation here\. Enter the whole address, like amina@example\.com\./,
    );
    await expect(field).toHaveValue('amina@');
    await expect(
      canvas.getByText('Enter the whole address, like amina@example.com.').closest('[aria-live="polite"]'),
    ).toBeVisible();
  },
};

export const Password: Story = {
  args: { label: 'Password', type: 'password', name: 'password', autoComplete: 'current-password' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'moonrise');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is visible');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('moonrise');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { defaultValue: 'Amina' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{End} Haddad');
    await expect(args.onChange).toHaveBeenLastCalledWith('Amina Haddad');
    await userEvent.keyboard('{Home}Dr. ');
    await expect(field).toHaveValue('Dr. Amina Haddad');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { label: 'Member ID', defaultValue: 'SK-20418', isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '7');
    await expect(canvas.getByRole('textbox')).toHaveValue('SK-20418');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { label: 'Member ID', defaultValue: 'SK-20418', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Name of the person we may call if you cannot be reached during a session that has already begun',
    description: 'Someone who knows that you use Sakina. We call only when your provider is worried about your safety.',
    defaultValue: 'Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi al-Baghdadi',
    errorMessage: 'Write the name as it stands in the contact list of your telephone, without a number after it.',
  },
};

export const Admin: Story = {
  tags: ['look'],
  ...WithError,
  name: 'Admin',
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'الاسم الكامل', defaultValue: 'أمينة حدّاد', isRequired: true },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'الاسم الكامل' })).toHaveValue('أمينة حدّاد');
  },
};

export const LatinAddressRightToLeft: Story = {
  name: 'A Latin address that begins with a number keeps its order on a right-to-left page',
  args: { label: 'عنوان العيادة', defaultValue: '214 Court Street, Suite 3' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /عنوان العيادة/ })).toHaveStyle({ unicodeBidi: 'plaintext' });
  },
};
