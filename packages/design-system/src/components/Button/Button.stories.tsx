import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button, ConfirmDialog } from '@sakina/design-system';

const meta = {
  title: 'Design system/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Book a session', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book a session' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Action: Story = { args: { variant: 'action' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = {
  name: 'What is dangerous is an outline on a page, and solid only in the dialog that confirms it',
  args: { variant: 'danger', children: 'Cancel this session' },
  render: (args) => (
    <>
      <Button {...args} />
      <ConfirmDialog
        isOpen
        onOpenChange={fn()}
        onConfirm={fn()}
        title="Cancel this session?"
        confirmLabel="Cancel session"
        cancelLabel="Keep session"
      >
        {'You pay nothing.'}
      </ConfirmDialog>
    </>
  ),
  play: async ({ canvas }) => {
    const groundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
    const confirm = await screen.findByRole('button', { name: 'Cancel session' });
    const page = canvas.getByRole('button', { name: 'Cancel this session', hidden: true });
    await expect(groundOf(page)).not.toBe(groundOf(confirm));
    await expect(groundOf(page)).toBe(groundOf(screen.getByRole('button', { name: 'Keep session' })));
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Full: Story = {
  args: { width: 'full' },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(288);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Book a session' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { children: 'Continue to the review of your booking and its cancellation policy' },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { children: 'حجز جلسة' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'حجز جلسة' })).toBeVisible();
  },
};
