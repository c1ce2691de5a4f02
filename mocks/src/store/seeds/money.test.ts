import { describe, expect, test } from 'vitest';
import { pinnedNow } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { chargeOf } from '../../rules/charges.ts';
import { payoutStatusAt } from '../../rules/payouts.ts';
import { createSeed } from '../seed.ts';
import { noChanges, openTables } from '../table.ts';

const seed = createSeed();
const payments = [...seed.payments.values()];
const invoices = [...seed.invoices.values()];
const payouts = [...seed.payouts.values()];
const transactions = [...seed.transactions.values()];

describe('the money of the seed', () => {
  test.each([
    '2026-11-24T15:00:00Z',
    '2026-11-29T08:00:00Z',
    '2026-11-01T05:30:00Z',
    '2027-03-14T07:10:00Z',
    '2026-12-31T23:59:00Z',
  ])('is consistent when the demo is first started at %s', (start) => {
    const now = new Date(start);
    expect(ledgerInconsistencies(openTables(createSeed(now), noChanges), now)).toEqual([]);
  });

  test('charges every held session with a price, insured clients the copay', () => {
    const held = [...seed.appointments.values()].filter(
      (row) => row.status === 'COMPLETED' && row.price.amountMinor > 0,
    );
    expect(held.length).toBeGreaterThan(300);
    for (const appointment of held) {
      const charge = chargeOf(appointment, seed.providers.get(appointment.provider.id));
      const own = payments.filter((payment) => payment.appointmentId === appointment.id);
      expect(own.length).toBeGreaterThanOrEqual(1);
      expect(own.map((payment) => payment.amount.amountMinor)).toEqual(own.map(() => charge?.totalMinor));
    }
    const layla = payments.filter(
      (payment) => payment.client.id === ids.users.layla && payment.provider.id === ids.providers.amina,
    );
    expect(new Set(layla.map((payment) => `${payment.purpose} ${payment.amount.amountMinor}`))).toEqual(
      new Set(['COPAY 3000']),
    );
  });

  test('contains every case: failed then paid, partly and fully refunded, disputed, returned by the bank', () => {
    expect(new Set(payments.map((payment) => payment.status))).toEqual(
      new Set(['SUCCEEDED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
    );
    expect(
      payments
        .filter((payment) => payment.refunds.length > 0)
        .every((payment) => payment.refunds.every((refund) => refund.reason.length > 20)),
    ).toBe(true);
    expect(new Set(invoices.map((invoice) => invoice.status))).toEqual(new Set(['DRAFT', 'OPEN', 'PAID', 'VOID']));
    expect(new Set(transactions.map((row) => row.kind))).toEqual(
      new Set(['PAYMENT', 'INSURANCE_PAYMENT', 'REFUND', 'ADJUSTMENT', 'PAYOUT']),
    );
    const states = payouts.map((payout) =>
      payoutStatusAt(payout, seed.providers.get(payout.providerId)?.timeZone ?? 'UTC', pinnedNow()),
    );
    expect(new Set(states)).toEqual(new Set(['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED']));
    expect(payouts.some((payout) => payout.providerId === ids.providers.amina && payout.failure !== null)).toBe(true);
  });

  test('leaves the newest payments on the balance, and the newcomer without any', () => {
    const waiting = transactions.filter((row) => row.providerId === ids.providers.amina && row.payoutId === null);
    expect(waiting.length).toBeGreaterThan(0);
    expect(payments.filter((payment) => payment.client.id === ids.users.zaynab)).toEqual([]);
    expect([...seed.paymentMethods.values()].filter((card) => card.ownerId === ids.users.zaynab)).toEqual([]);
  });
});
