import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClientStepLink } from './ClientStepLink.tsx';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const meta = {
  title: 'Provider/Insurance/Parts/Step with the client',
  component: ClientStepLink,
  args: {
    claimId: 'clm-pyav7pen',
    action: 'BILL_CLIENT',
    share: {
      responsibility: usd(5197),
      paid: usd(4000),
      writtenOff: usd(0),
      balance: usd(1197),
      billed: usd(0),
      unbilled: usd(1197),
    },
  },
} satisfies Meta<typeof ClientStepLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens the draft of an invoice for what is left, with its amount [CALL-29]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bill $11.97' })).toHaveAttribute(
      'href',
      '/provider/invoices?claim=clm-pyav7pen',
    );
  },
};

export const Invoiced: Story = {
  name: 'Leads to the invoices once one asks for all of it [CALL-29]',
  args: { action: 'AWAIT_CLIENT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to invoices' })).toBeVisible();
  },
};
