import { scenarios } from '@sakina/mocks';
import {
  getInvoice,
  listOwnInvoices,
  listOwnPayments,
  listPaymentMethods,
  processPayment,
} from '@sakina/platform/contract';
import { ClockProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const refunded = { view: 'payments', id: 'inv-kre77fiw2u' } as const;

const meta = {
  title: 'Consumer/Dashboard/Payments',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { place: { view: 'payments', id: null } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what is owed, and lists receipts, payments and what came back [ROUTE-20]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t owe anything.')).toBeVisible();
    const invoices = within(canvas.getByRole('region', { name: 'Invoices and receipts' }));
    await expect(
      await invoices.findByRole('link', { name: 'Open invoice 2026-0002 from Imam Yusuf Demir' }),
    ).toHaveAttribute('href', '/dashboard?view=payments&id=inv-kre77fiw2u');
    await expect(invoices.getByText('Voided, nothing to pay')).toBeVisible();
    const payments = within(canvas.getByRole('region', { name: 'Payments' }));
    await expect((await payments.findAllByText('Partially refunded'))[0]).toBeVisible();
    await expect(payments.getByText(/\$22 refunded on Nov 13, 2026: Half of the time/)).toBeVisible();
  },
};

const owed = {
  id: 'inv-open',
  number: '2026-0061',
  status: 'OPEN' as const,
  provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  appointmentId: null,
  total: { amountMinor: 6000, currency: 'USD' },
  paid: { amountMinor: 0, currency: 'USD' },
  refunded: { amountMinor: 0, currency: 'USD' },
  due: { amountMinor: 6000, currency: 'USD' },
  dueOn: '2026-11-20',
  createdAt: '2026-11-06T15:00:00Z',
  sentAt: '2026-11-06T15:00:00Z',
  remindedAt: null,
  voidedAt: null,
  uncollectibleAt: null,
};
export const FromElsewhere: Story = {
  ...Default,
  name: 'Dates of invoices, payments and refunds are those of the practice, wherever they are read [CARE-9]',
  decorators: [
    (Story) => (
      <ClockProvider clock={{ now: () => Date.parse('2026-11-24T15:00:00Z'), timeZone: 'Pacific/Auckland' }}>
        <Story />
      </ClockProvider>
    ),
  ],
};

export const Owing: Story = {
  name: 'Says how much is owed, and that the day has passed',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listOwnInvoices, { items: [owed], total: 1, nextCursor: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You owe .?\$60.? on one invoice\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your cards' })).toHaveAttribute('href', '/profile');
    await expect(await canvas.findByText('Was due Friday, November 20')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Says why a payment failed, and that nothing was taken',
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment failed')).toBeVisible();
    await expect(canvas.getByText('Insufficient funds. You weren’t charged.')).toBeVisible();
  },
};

export const Receipt: Story = {
  name: 'Opens a receipt with its lines, what was paid and what came back, and prints it',
  args: { place: refunded },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Receipt 2026-0002' })).toBeVisible();
    // Thanks are for someone who has just paid, not for everyone who reads an old receipt.
    await expect(canvas.queryByText(/thank you/iu)).not.toBeInTheDocument();
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Items' })).getByText('Refunded')).toBeVisible();
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

const open = {
  ...owed,
  lines: [{ description: 'Individual session', amount: owed.total, code: null }],
  payments: [],
  outsidePayments: [],
  version: 1,
  appointmentId: 'apt-r6j2m4q9',
};
const opened = { place: { view: 'payments', id: 'inv-open' } } as const;

/** Presses the button that pays, which names the amount. */
async function pay(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay $60' }));
}

export const CardRefused: Story = {
  name: 'Says why a card was refused at the cards, and lets another one be chosen [CALL-33]',
  args: opened,
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getInvoice, open),
      scenarios.failing(processPayment, { status: 402, code: 'INSUFFICIENT_FUNDS', message: 'Refused.' }),
    ),
  play: async ({ canvas }) => {
    await pay(canvas);
    await expect(await canvas.findByText('Insufficient funds. You weren’t charged.')).toBeVisible();
    const cards = canvas.getAllByRole('radio');
    await waitFor(() => expect(cards[0]).toHaveFocus());
    await expect(cards.length).toBeGreaterThan(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByText(/^Insufficient funds/)).toBeNull();
  },
};

export const PaidMeanwhile: Story = {
  name: 'Takes nothing when the invoice was paid in the meantime, and says so [CALL-33] [ERROR-2]',
  args: opened,
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getInvoice, open),
      scenarios.failing(processPayment, { status: 409, code: 'ALREADY_PAID', message: 'Paid.' }),
    ),
  play: async ({ canvas }) => {
    await pay(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You weren’t charged');
  },
};

export const NoCardToPayWith: Story = {
  name: 'Says to a person without a valid card whom to ask how to pay [CALL-33]',
  args: opened,
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(getInvoice, open), scenarios.answering(listPaymentMethods, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask Dr\. Amina Rahman how else you can pay/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      '/dashboard?view=messages',
    );
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};

export const ToPayOnPhone: Story = {
  name: 'Fits a phone in Arabic while an invoice is to be paid [CALL-33]',
  args: opened,
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getInvoice, open)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^دفع/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const ManyPayments: Story = {
  name: 'Reads earlier payments of a large account on request',
  parameters: { account: 'sofia.marchetti@demo.test' },
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Payments' }));
    const more = await payments.findByRole('button', { name: 'Show earlier' });
    await expect(payments.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(more);
    await expect((await payments.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(10);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOwnInvoices), scenarios.loading(listOwnPayments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your payments…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listOwnPayments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your payments…')).toBeInTheDocument();
    await expect((await canvas.findAllByText('Copay · Dr. Amina Rahman'))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Receipts appear here after your first paid session.')).toBeVisible();
    await expect(await canvas.findByText('Your payments and refunds will appear here.')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Fails panel by panel, and reads again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOwnPayments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(await canvas.findByText('You don’t owe anything.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByText('Partially refunded'))[0]).toBeVisible();
  },
};

export const Denied: Story = {
  args: { place: refunded },
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getInvoice)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const NotFound: Story = {
  args: { place: { view: 'payments', id: 'inv-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this invoice' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Holds long names and large sums on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listOwnInvoices, {
        items: [
          {
            ...owed,
            total: { amountMinor: 9_876_543, currency: 'USD' },
            due: { amountMinor: 9_876_543, currency: 'USD' },
            provider: { ...owed.provider, displayName: 'Dra. Maria Fernanda de Albuquerque Cavalcanti-Wolffenbüttel' },
          },
        ],
        total: 1,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You owe .?\$98,765\.43/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('لا مبالغ مستحقة عليك.')).toBeVisible();
    await expect((await canvas.findAllByText('مسترد جزئيًا'))[0]).toBeVisible();
  },
};
