import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { children: 'Remind me by email', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Remind me by email' });
    await userEvent.click(canvas.getByText('Remind me by email'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { defaultValue: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithDescription: Story = {
  args: { defaultValue: true, description: 'One day and one hour before a session.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('One day and one hour before a session.');
  },
};

export const WithError: Story = { args: { errorMessage: 'We could not save this. It is as it was.' } };
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: true, description: 'Your organization has decided this for everyone.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    children:
      'Let people who look for an imam in Arabic, French or Tamazight find my public page, also while I take no new people',
  },
};
export const Admin: Story = {
  tags: ['look'],
  args: { defaultValue: true },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { children: 'ذكّرني بالبريد الإلكتروني', defaultValue: true },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'ذكّرني بالبريد الإلكتروني' })).toBeChecked();
  },
};
