import { describe, expect, test } from 'vitest';
import { readRevenueAddress, writeRevenueAddress } from './address.ts';
import { datesBefore, datesOf } from './periods.ts';
import { balanceDifference, grossToNet, shareOf, sumDifference, total } from './sums.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const figures = {
  gross: usd(144_233_353),
  refunds: usd(1_722_850),
  platformFees: usd(14_251_052),
  insurerPayments: usd(33_288_953),
  adjustments: usd(12_000),
  net: usd(128_271_451),
  payouts: usd(149_709_417),
  completedSessions: 13_933,
};

describe('the books', () => {
  test('what was paid, less refunds and fees, with corrections, is what providers earn', () => {
    expect(sumDifference(figures)).toBe(0);
    const lines = grossToNet(figures);
    expect(total(lines.slice(0, -1).map(({ amount }) => amount))).toBe(lines.at(-1)?.amount.amountMinor);
    expect(sumDifference({ ...figures, net: usd(128_271_450) })).toBe(1);
  });

  test('the opening balance, earned and paid out make the closing balance, and one cent is noticed', () => {
    expect(balanceDifference(figures, { opening: usd(29_710_541), closing: usd(8_272_575) })).toBe(0);
    expect(balanceDifference(figures, { opening: usd(29_710_541), closing: usd(8_272_574) })).toBe(1);
  });

  test('a share of nothing is no number', () => {
    expect(shareOf(usd(5), usd(0))).toBeNull();
    expect(shareOf(figures.platformFees, figures.gross)).toBeCloseTo(0.0988, 4);
  });
});

test.each([
  ['last30', '2026-11-24', '2026-10-26', '2026-11-24', '2026-09-26', '2026-10-25'],
  ['month', '2026-11-01', '2026-11-01', '2026-11-01', '2026-10-31', '2026-10-31'],
  ['lastMonth', '2026-03-08', '2026-02-01', '2026-02-28', '2026-01-04', '2026-01-31'],
  ['year', '2026-01-02', '2026-01-01', '2026-01-02', '2025-12-30', '2025-12-31'],
] as const)('%s on %s is %s to %s, compared with %s to %s', (period, today, from, to, beforeFrom, beforeTo) => {
  expect(datesOf(period, today)).toEqual({ from, to });
  expect(datesBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

test('period, view, kind and what is open are kept in the address', () => {
  const query = 'period=lastMonth&view=providers&kind=IMAM&open=prv-1';
  expect(writeRevenueAddress(readRevenueAddress(new URLSearchParams(query))).toString()).toBe(query);
  expect(readRevenueAddress(new URLSearchParams('period=x&view=y&kind=z'))).toEqual({
    period: 'last30',
    view: 'summary',
    kind: null,
    openId: null,
  });
});
