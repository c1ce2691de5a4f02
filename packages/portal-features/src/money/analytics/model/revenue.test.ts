import type { IncomeReport, RevenuePeriod } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { barsOf, beforeOf, explanationOf, isBy, isNothing, isRunning } from './revenue.ts';
import type { IncomeTotals } from './revenue.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const earned = (netMinor: number, sessionCount = 0): IncomeTotals => ({
  gross: usd(netMinor),
  refunds: usd(0),
  adjustments: usd(0),
  fees: usd(0),
  net: usd(netMinor),
  sessionCount,
});

/** A report in UTC whose days, from the first on, brought these amounts. */
function reportOf(period: RevenuePeriod, first: string, days: readonly number[], asOf: string): IncomeReport {
  const at = (count: number) => new Date(Date.parse(`${first}T00:00:00Z`) + count * 86_400_000).toISOString();
  const totals = earned(days.reduce((sum, amount) => sum + amount, 0));
  return {
    period,
    timeZone: 'UTC',
    from: at(0),
    to: at(days.length),
    totals,
    buckets: days.map((amount, index) => ({ ...earned(amount), startsAt: at(index), endsAt: at(index + 1) })),
    bySource: [],
    byService: [],
    previous: { from: at(-days.length), to: at(0), totals: earned(900, 9), toDate: earned(400, 4) },
    asOf,
  };
}

const dayIn = (instant: string) => instant.slice(0, 10);
const november = Array.from({ length: 30 }, (_, index) => (index + 1) * 100);

describe('the bars of a period [CALL-38]', () => {
  it('are the weeks of a month, its ends being parts of one, and sum up to its net', () => {
    const report = reportOf('MONTH', '2026-11-01', november, '2026-12-05T00:00:00.000Z');
    const bars = barsOf(report, dayIn);
    expect(bars.map(({ from, to }) => [from.slice(8), to.slice(8)])).toEqual([
      ['01', '01'],
      ['02', '08'],
      ['09', '15'],
      ['16', '22'],
      ['23', '29'],
      ['30', '30'],
    ]);
    expect(bars.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(report.totals.net.amountMinor);
  });

  it('are the days of a week, up to now', () => {
    const report = reportOf('WEEK', '2026-11-23', [100, -50, 0, 0, 0, 0, 0], '2026-11-24T15:00:00.000Z');
    expect(barsOf(report, dayIn)).toEqual([
      { from: '2026-11-23', to: '2026-11-23', netMinor: 100 },
      { from: '2026-11-24', to: '2026-11-24', netMinor: -50 },
    ]);
  });
});

it.each([
  ['2026-11-24T15:00:00.000Z', true, 400],
  ['2026-12-01T00:00:00.000Z', false, 900],
])('at %s the month is running: %s, and is compared with %d', (asOf, running, before) => {
  const report = reportOf('MONTH', '2026-11-01', november, asOf);
  expect(isRunning(report)).toBe(running);
  expect(beforeOf(report).net.amountMinor).toBe(before);
});

describe('why the net changed [CALL-38]', () => {
  const ended = { ...reportOf('WEEK', '2026-11-16', [0], '2026-11-24T15:00:00.000Z'), basis: 'SERVICE' as const };

  it.each([
    ['more sessions', earned(1100, 11), { byCountMinor: 200, byAmountMinor: 0 }],
    ['more a session', earned(1080, 9), { byCountMinor: 0, byAmountMinor: 180 }],
    ['fewer sessions that brought more', earned(1000, 8), { byCountMinor: -100, byAmountMinor: 200 }],
  ])('%s', (_, totals, expected) => {
    const explanation = explanationOf({ ...ended, totals });
    expect(explanation).toEqual(expected);
    expect((explanation?.byCountMinor ?? 0) + (explanation?.byAmountMinor ?? 0)).toBe(totals.net.amountMinor - 900);
  });

  it('is not said by cash, nor where a period had no session', () => {
    expect(explanationOf({ ...ended, basis: 'CASH', totals: earned(1100, 11) })).toBeNull();
    expect(explanationOf({ ...ended, totals: earned(1100, 0) })).toBeNull();
  });
});

it.each([
  ['MONTH', 'CASH', undefined, true],
  ['MONTH', 'CASH', 'CASH', true],
  ['MONTH', 'SERVICE', 'CASH', false],
  ['YEAR', 'SERVICE', 'SERVICE', false],
] as const)('a month is what was asked for by %s, %s when it is by %s: %s', (period, basis, given, expected) => {
  const report = reportOf('MONTH', '2026-11-01', [0], '2026-11-24T15:00:00.000Z');
  expect(isBy({ ...report, ...(given && { basis: given }) }, { period, basis })).toBe(expected);
});

it('nothing is nothing in both periods; a refund of all that came in is something', () => {
  const report = reportOf('MONTH', '2026-11-01', [0], '2026-11-24T15:00:00.000Z');
  const quiet = { ...report, previous: { ...report.previous, totals: earned(0) } };
  expect(isNothing(report)).toBe(false);
  expect(isNothing(quiet)).toBe(true);
  expect(isNothing({ ...quiet, totals: { ...earned(0), gross: usd(100), refunds: usd(100) } })).toBe(false);
});
