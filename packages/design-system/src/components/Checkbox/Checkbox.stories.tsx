import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { children: 'I have read the cancellation policy', name: 'policy', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the cancellation policy' });
    await userEvent.click(canvas.getByText('I have read the cancellation policy'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const WithDescription: Story = {
  args: {
    children: 'Share my notes with my imam',
    description: 'You can take this back at any time in your profile.',
    defaultValue: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can take this back at any time in your profile.',
    );
  },
};

export const WithError: Story = {
  args: { isRequired: true, errorMessage: 'Tick this to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick this to go on.');
  },
};

export const Mixed: Story = {
  args: { children: 'All sessions on this page', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: true, description: 'Your organization has decided this for everyone.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    children:
      'I agree that the session may be recorded for supervision, that only my provider and the supervisor hear it, and that it is deleted after thirty days',
  },
};
export const Admin: Story = { args: { defaultValue: true }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { children: 'قرأت سياسة الإلغاء', defaultValue: true },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'قرأت سياسة الإلغاء' })).toBeChecked();
  },
};
