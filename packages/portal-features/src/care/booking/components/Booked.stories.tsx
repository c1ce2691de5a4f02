import { ids, make } from '@sakina/mocks';
import { appointmentId, parse, payment } from '@sakina/platform/contract';
import type { Payment } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { phone, storyQuote } from '../story-help.tsx';
import { Booked } from './Booked.tsx';

const first = make.appointment();
const second = make.appointment({
  id: parse(appointmentId, 'apt-second'),
  startsAt: '2026-12-03T14:30:00Z',
  endsAt: '2026-12-03T15:20:00Z',
});

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** The payment made with the booking. */
function taken(status: Payment['status']): Payment {
  return parse(payment, {
    id: 'pay-1',
    status,
    purpose: 'SESSION',
    provider: { id: ids.providers.amina, displayName: 'Dr. Amina Rahman' },
    client: first.client,
    appointmentId: first.id,
    invoiceId: null,
    amount: { amountMinor: 12_000, currency: 'USD' },
    refunded: { amountMinor: 0, currency: 'USD' },
    refunds: [],
    method: { brand: 'VISA', last4: '4242' },
    failure: null,
    description: 'Individual session',
    createdAt: '2026-11-24T15:00:00Z',
    updatedAt: '2026-11-24T15:00:00Z',
  });
}

const meta = {
  title: 'Consumer/Booking parts/Booked',
  component: Booked,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: {
    profile: make.providerProfile(),
    booked: { appointments: [first], missed: [], payment: null, quote: storyQuote() },
  },
} satisfies Meta<typeof Booked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Takes the focus, and says that nothing is charged before the session [CARE-8]',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Your session is booked' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('You’ll be charged $120 after the session, and nothing before.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  },
};

export const PaidNow: Story = {
  name: 'Says what was paid, and where the receipt is',
  args: { booked: { appointments: [first], missed: [], payment: taken('SUCCEEDED'), quote: storyQuote() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your card ending in 4242 was charged \$120/)).toBeVisible();
  },
};

export const BankIsLooking: Story = {
  name: 'Says that the payment is still processing and the session is booked',
  args: { booked: { appointments: [first], missed: [], payment: taken('PROCESSING'), quote: storyQuote() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your bank is still processing the \$120 payment/)).toBeVisible();
  },
};

export const NothingToPay: Story = {
  args: {
    booked: {
      appointments: [first],
      missed: [],
      payment: null,
      quote: storyQuote({ timing: 'NEVER', total: { amountMinor: 0, currency: 'USD' } }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There’s nothing to pay.')).toBeVisible();
  },
};

export const Series: Story = {
  name: 'Lists the sessions of a series, and the date that was already taken [CARE-9]',
  args: {
    booked: {
      appointments: [first, second],
      missed: [{ outcome: 'TAKEN', startsAt: '2026-12-10T14:30:00Z', alternatives: [] }],
      payment: null,
      quote: storyQuote(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2 sessions are booked' })).toBeVisible();
    const list = canvas.getByRole('region', { name: 'Your sessions' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('One date couldn’t be booked')).toBeVisible();
    await expect(canvas.getByText(/Thursday, December 10/)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: phone,
  args: { booked: { appointments: [first, second], missed: [], payment: taken('SUCCEEDED'), quote: storyQuote() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'تم حجز جلستك' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const WholeByCode: Story = {
  name: 'Says that nothing is to be paid where a code takes the whole price, and nothing of a charge later [CARE-8]',
  args: {
    booked: {
      appointments: [first],
      missed: [],
      payment: null,
      quote: { ...storyQuote(), total: usd(0), furtherTotal: usd(12_000), timing: 'AFTER_SESSION' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There’s nothing to pay.')).toBeVisible();
    await expect(canvas.queryByText(/charged .*after/)).toBeNull();
  },
};

export const FirstByCode: Story = {
  name: 'Says what the further sessions of a series cost where a code takes the first one [CARE-8]',
  args: {
    booked: {
      appointments: [first, second],
      missed: [],
      payment: null,
      quote: { ...storyQuote(), total: usd(0), furtherTotal: usd(12_000), timing: 'AFTER_SESSION' },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The first session is free. You’ll be charged $120 after each additional session.'),
    ).toBeVisible();
  },
};
