import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PartNotice } from './PartNotice.tsx';

const meta = {
  title: 'Shared states/Part of a list',
  component: PartNotice,
  args: { list: 'invoices', onRetry: fn() },
} satisfies Meta<typeof PartNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says which rows are missing and loads them again [ERROR-2]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Some invoices aren’t shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the rest' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Claims: Story = { args: { list: 'claims' } };
export const Transactions: Story = { args: { list: 'transactions' } };
export const Owed: Story = { args: { list: 'owed' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
