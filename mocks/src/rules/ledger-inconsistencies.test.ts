import { describe, expect, test } from 'vitest';
import { pinnedNow } from '../clock.ts';
import { seedAround } from '../store/seed.ts';
import { noChanges, openTables } from '../store/table.ts';
import type { Tables } from '../store/table.ts';
import { ledgerInconsistencies } from './ledger-inconsistencies.ts';
import { usd } from './ledger.ts';

/** A row of the seed that matches a predicate. */
function the<Row>(rows: readonly Row[], is: (row: Row) => boolean): Row {
  const row = rows.find(is);
  if (row === undefined) throw new Error('The seed has no such row');
  return row;
}

/** The inconsistencies after a direct change of the tables. */
function after(change: (tables: Tables) => void): string[] {
  const tables = openTables(seedAround(), noChanges);
  change(tables);
  return ledgerInconsistencies(tables, pinnedNow());
}

const paid = (tables: Tables) => the(tables.payments.all(), (row) => row.status === 'SUCCEEDED');

describe('ledger inconsistencies', () => {
  test('do not exist in the seed', () => {
    expect(after(() => undefined)).toEqual([]);
  });

  test.each<[string, RegExp, (tables: Tables) => void]>([
    [
      'a payment of another amount than the ledger has',
      /brought to the ledger is .*, but its amount is/,
      (tables) => tables.payments.put({ ...paid(tables), amount: usd(1) }),
    ],
    [
      'a payment that is missing from the ledger',
      /brought to the ledger is 0\.00/,
      (tables) => tables.transactions.remove(the(tables.transactions.all(), (row) => row.kind === 'PAYMENT').id),
    ],
    [
      'a payment that is in the ledger twice',
      /brought to the ledger/,
      (tables) =>
        tables.transactions.put({
          ...the(tables.transactions.all(), (row) => row.kind === 'PAYMENT'),
          id: 'txn-again' as never,
        }),
    ],
    ['a movement without a payment', /which does not exist/, (tables) => tables.payments.remove(paid(tables).id)],
    [
      'a failed payment that brought money',
      /is FAILED and should bring 0\.00/,
      (tables) => tables.payments.put({ ...paid(tables), status: 'FAILED' }),
    ],
    [
      'a refund that the ledger does not have',
      /gave back of the payment/,
      (tables) => tables.transactions.remove(the(tables.transactions.all(), (row) => row.kind === 'REFUND').id),
    ],
    [
      'a refund that the payment does not list',
      /says was refunded/,
      (tables) => tables.payments.put({ ...the(tables.payments.all(), (row) => row.refunds.length > 0), refunds: [] }),
    ],
    [
      'a status that the refunds deny',
      /by its refunds it is PARTIALLY_REFUNDED/,
      (tables) =>
        tables.payments.put({
          ...the(tables.payments.all(), (row) => row.status === 'PARTIALLY_REFUNDED'),
          status: 'SUCCEEDED',
        }),
    ],
    [
      'a fee of another share',
      /The platform’s share of the payment/,
      (tables) => {
        const row = the(tables.transactions.all(), (entry) => entry.kind === 'PAYMENT');
        tables.transactions.put({ ...row, fee: usd(row.fee.amountMinor + 1), net: usd(row.net.amountMinor - 1) });
      },
    ],
    [
      'a net that is not amount less fee',
      /its amount less its fee/,
      (tables) => {
        const row = the(tables.transactions.all(), (entry) => entry.kind === 'PAYMENT');
        tables.transactions.put({ ...row, net: usd(row.net.amountMinor + 100) });
      },
    ],
    [
      'a payout of more than it pays out',
      /what it pays out comes to/,
      (tables) => {
        const row = the(tables.payouts.all(), (entry) => entry.failure === null);
        tables.payouts.put({ ...row, amount: usd(row.amount.amountMinor + 500) });
      },
    ],
    [
      'a payout that never left the balance',
      /took off the balance is 0\.00/,
      (tables) =>
        tables.transactions.remove(
          the(tables.transactions.all(), (row) => row.kind === 'PAYOUT' && row.amount.amountMinor < 0).id,
        ),
    ],
    [
      'a failed payout that did not come back',
      /came back to .* is 0\.00/,
      (tables) =>
        tables.transactions.remove(
          the(tables.transactions.all(), (row) => row.kind === 'PAYOUT' && row.amount.amountMinor > 0).id,
        ),
    ],
    [
      'a movement that is paid out twice',
      /what it pays out comes to|what is not paid out/,
      (tables) => {
        const row = the(tables.transactions.all(), (entry) => entry.kind === 'PAYMENT' && entry.payoutId !== null);
        tables.transactions.put({ ...row, payoutId: null });
      },
    ],
    [
      'a paid invoice on which nothing was paid',
      /is PAID, but 0\.00 of/,
      (tables) =>
        tables.invoices.put({ ...the(tables.invoices.all(), (row) => row.status === 'DRAFT'), status: 'PAID' }),
    ],
    [
      'an open invoice that is paid',
      /is OPEN, but all of its/,
      (tables) =>
        tables.invoices.put({ ...the(tables.invoices.all(), (row) => row.status === 'PAID'), status: 'OPEN' }),
    ],
    [
      'an invoice with a line more',
      /is PAID, but/,
      (tables) => {
        const row = the(tables.invoices.all(), (entry) => entry.status === 'PAID');
        tables.invoices.put({ ...row, lines: [...row.lines, { description: 'Parking', amount: usd(700) }] });
      },
    ],
    [
      'two invoices of one number',
      /Two invoices have the number/,
      (tables) =>
        tables.invoices.put({
          ...the(tables.invoices.all(), (row) => row.status === 'VOID'),
          id: 'inv-again' as never,
        }),
    ],
    [
      'a session that was never charged',
      /was not invoiced/,
      (tables) => tables.invoices.remove(the(tables.invoices.all(), (row) => row.status === 'OPEN').id),
    ],
    [
      'a payment on no invoice',
      /is on no invoice/,
      (tables) => tables.payments.put({ ...paid(tables), invoiceId: null }),
    ],
    [
      'a claim that was paid and is not in the ledger',
      /but its remittance is/,
      (tables) =>
        tables.transactions.remove(the(tables.transactions.all(), (row) => row.kind === 'INSURANCE_PAYMENT').id),
    ],
    [
      'an insurer’s payment without a claim',
      /is of no claim/,
      (tables) =>
        tables.transactions.put({
          ...the(tables.transactions.all(), (row) => row.kind === 'INSURANCE_PAYMENT'),
          claimId: null,
        }),
    ],
    [
      'a remittance of another amount than was decided',
      /the payer decided to pay/,
      (tables) => {
        const row = the(tables.claims.all(), (entry) => entry.remittance !== null);
        if (row.remittance) tables.claims.put({ ...row, remittance: { ...row.remittance, amount: usd(1) } });
      },
    ],
    [
      'revenue that is not the net of the movements',
      /What all providers have earned/,
      (tables) => {
        const row = the(tables.transactions.all(), (entry) => entry.kind === 'ADJUSTMENT');
        tables.transactions.put({ ...row, net: usd(row.net.amountMinor - 100) });
      },
    ],
  ])('include %s', (_what, words, change) => {
    const found = after(change);
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
  });
});
