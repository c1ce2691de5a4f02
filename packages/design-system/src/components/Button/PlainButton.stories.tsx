import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlainButton } from '@sakina/design-system';

const meta = {
  title: 'Design system/Actions/Plain button',
  component: PlainButton,
  args: { children: 'Reload this page', onClick: fn() },
} satisfies Meta<typeof PlainButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload this page' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Disabled: Story = { args: { disabled: true } };
export const Admin: Story = { globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
