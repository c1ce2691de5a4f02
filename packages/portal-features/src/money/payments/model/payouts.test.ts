import type { PayoutSchedule, TransactionKind } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { balanceReason, nextDates, tieOut } from './payouts.ts';
import type { BalanceReason } from './payouts.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const row = (kind: TransactionKind, amount: number, fee = 0) => ({ kind, amount: usd(amount), fee: usd(fee) });

describe('the tie-out of a payout', () => {
  test('[CLOUD-26] 300.00 and 74.00, less 30.00, 5.00 and 34.40, is the 304.60 of the bank', () => {
    const rows = [
      row('PAYMENT', 30_000, 3000),
      row('INSURANCE_PAYMENT', 7400, 740),
      row('REFUND', -3000, -300),
      row('ADJUSTMENT', -500),
    ];
    expect(tieOut(rows, 30_460)).toEqual({
      payments: 30_000,
      insurance: 7400,
      refunds: 3000,
      adjustments: -500,
      fees: 3440,
      net: 30_460,
      bank: 30_460,
      unmatched: 0,
    });
  });

  test('[CLOUD-26] of any movements is the sum of what each left over', () => {
    const kinds: TransactionKind[] = ['PAYMENT', 'INSURANCE_PAYMENT', 'REFUND', 'ADJUSTMENT', 'PAYOUT'];
    for (let seed = 1; seed <= 500; seed += 1) {
      const rows = Array.from({ length: seed % 23 }, (_, index) =>
        row(
          kinds[(seed + index * 3) % 5] ?? 'PAYMENT',
          ((seed * 7919 + index * 104_729) % 40_000) - 20_000,
          (seed * index) % 700,
        ),
      );
      const net = rows.reduce((sum, { amount, fee }) => sum + amount.amountMinor - fee.amountMinor, 0);
      expect(tieOut(rows, net)).toMatchObject({ net, unmatched: 0 });
    }
  });

  test('[CLOUD-26] names what does not match the bank', () => {
    expect(tieOut([row('PAYMENT', 1000, 100)], 850).unmatched).toBe(-50);
  });
});

const account = { bankName: 'First Harbour Bank', last4: '6789' };

describe('the balance', () => {
  test.each<[number, number, string | null, typeof account | null, BalanceReason]>([
    [-3000, 0, null, account, 'owes'],
    [-3000, 6000, null, account, 'settling'],
    [5000, 0, '2026-12-01', account, 'held'],
    [5000, 0, null, null, 'noAccount'],
    [1000, 500, null, account, 'belowMinimum'],
    [5000, 4000, null, account, 'settling'],
    [5000, 0, null, account, 'allPaid'],
    [0, 0, null, account, 'allPaid'],
  ])('[CALL-31] of %i and %i, held until %s, is explained', (available, pending, heldUntil, bankAccount, reason) => {
    expect(
      balanceReason(
        { available: usd(available), pending: usd(pending) },
        { heldUntil, bankAccount, minimumAmount: usd(2500) },
      ),
    ).toBe(reason);
  });
});

describe('the next payouts', () => {
  test.each<[PayoutSchedule, string, string | null, string[]]>([
    [{ kind: 'DAILY' }, '2026-12-30', null, ['2026-12-31', '2027-01-01']],
    [{ kind: 'WEEKLY', weekday: 1 }, '2026-11-24', null, ['2026-11-30', '2026-12-07']],
    [{ kind: 'WEEKLY', weekday: 1 }, '2026-11-30', null, ['2026-12-07', '2026-12-14']],
    [{ kind: 'MONTHLY', dayOfMonth: 31 }, '2027-01-31', null, ['2027-02-28', '2027-03-31']],
    [{ kind: 'MONTHLY', dayOfMonth: 1 }, '2026-11-24', '2026-12-01', ['2026-12-01', '2027-01-01']],
    [{ kind: 'MONTHLY', dayOfMonth: 1 }, '2026-11-24', '2026-12-02', ['2027-01-01', '2027-02-01']],
  ])('[CALL-36] by %o after %s, held until %s', (schedule, today, heldUntil, dates) => {
    expect(nextDates(schedule, today, heldUntil, 2)).toEqual(dates);
  });
});
