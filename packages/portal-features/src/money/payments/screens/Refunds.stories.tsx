import { scenarios } from '@sakina/mocks';
import { getPayment, refundPayment } from '@sakina/platform/contract';
import type { Payment } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WithAddress } from '../story-help.tsx';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const WAIT = { timeout: 10_000 };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const meta = {
  title: 'Provider/Payments/Refunds [CALL-34]',
  component: PaymentsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'transactions', openId: null }, onPlaceChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof PaymentsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const refund = {
  id: 'ref-1' as never,
  amount: usd(4000),
  reason: 'A third of the session was lost.',
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'PENDING' as const,
  expectedOn: '2026-11-27',
  failure: null,
};
const failed = {
  ...refund,
  id: 'ref-2' as never,
  status: 'FAILED' as const,
  expectedOn: null,
  failure: { code: 'EXPIRED_OR_CANCELLED_CARD' as const, at: '2026-11-23T15:00:00.000Z' },
};
const arrived = { ...refund, id: 'ref-3' as never, status: 'SUCCEEDED' as const, expectedOn: null };
const cancelled = { ...arrived, id: 'ref-4' as never, status: 'CANCELLED' as const };

/** What Konstantina paid by card. */
const paymentWith = (change: Partial<Payment>): Payment => ({
  id: 'pay-timd6qfc8n2w' as never,
  status: 'SUCCEEDED',
  purpose: 'SESSION',
  provider: { id: 'prv-amina-rahman' as never, displayName: 'Dr. Amina Rahman' },
  client: { id: 'usr-4kewcj' as never, displayName: 'Konstantina Papadopoulos-Christodoulou' },
  appointmentId: 'apt-y4k9h7r1' as never,
  invoiceId: 'inv-u4zud7kpi4' as never,
  amount: usd(12_000),
  refunded: usd(0),
  refunds: [],
  method: { brand: 'AMEX', last4: '9899' },
  failure: null,
  description: 'Individual session',
  createdAt: '2026-11-23T20:00:00.000Z',
  updatedAt: '2026-11-23T20:00:00.000Z',
  ...change,
});

/** Opens what Konstantina paid yesterday. */
async function openPayment(canvas: Canvas) {
  const grid = await canvas.findByRole('grid', { name: 'Transactions' }, WAIT);
  const row = (await within(grid).findAllByRole('row', { name: /Nov 23, 2026.*Konstantina/ }, WAIT))[0] ?? grid;
  await userEvent.click(within(row).getByRole('button', { name: 'Individual session' }));
  return within(await screen.findByRole('dialog', { name: 'Transaction' }));
}

export const States: Story = {
  name: 'Says of each refund where it is, why one came back, and what to do then [CALL-34]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(
        getPayment,
        paymentWith({
          refunds: [refund, arrived, failed, cancelled],
          refunded: usd(8000),
          status: 'PARTIALLY_REFUNDED',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const panel = await openPayment(canvas);
    const list = within(await panel.findByRole('list', { name: 'Refunds for this payment' }, WAIT));
    const [pending, there, back, stopped] = list.getAllByRole('listitem');
    await expect(pending).toHaveTextContent(/Pending.*The client should have it by Friday, November 27/);
    await expect(there).toHaveTextContent(/Completed/);
    await expect(back).toHaveTextContent(/Failed.*is closed, so its bank sent the money back/);
    await expect(back).toHaveTextContent(/\$40 is back in your balance/);
    await expect(
      within(back as HTMLElement).getByRole('link', { name: /^Message .* from their record/ }),
    ).toHaveAttribute('href', expect.stringContaining('/provider/clients?client='));
    await expect(stopped).toHaveTextContent(/Canceled/);
  },
};

export const Disputed: Story = {
  name: 'Offers no refund while the client’s bank disputes the payment [CALL-34]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(
        getPayment,
        paymentWith({ dispute: { status: 'OPEN', openedAt: '2026-11-22T10:00:00.000Z' } }),
      ),
    ),
  play: async ({ canvas }) => {
    const panel = await openPayment(canvas);
    await expect(await panel.findByText('The client disputed this payment', undefined, WAIT)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

export const ClaimOpen: Story = {
  name: 'Asks before the insurer’s decision, and keeps what was typed [CALL-34] [SEC-12]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(refundPayment, { status: 409, code: 'CLAIM_OPEN', message: 'Open.' })),
  play: async ({ canvas }) => {
    const panel = await openPayment(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Refund' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: /^Refund / }));
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, 'Agreed on the phone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $120' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/The insurer hasn’t decided/);
    await expect(reason).toHaveValue('Agreed on the phone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $120' }));
    await expect(await dialog.findByText(/Check this to refund/)).toBeVisible();
    const despite = dialog.getByRole('checkbox', { name: /before the insurer decides/ });
    await waitFor(() => expect(despite).toHaveFocus());
  },
};
