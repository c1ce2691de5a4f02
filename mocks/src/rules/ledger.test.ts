import { describe, expect, test } from 'vitest';
import { CalendarDate, fromAbsolute, toCalendarDate } from '@internationalized/date';
import { dateIn } from '../clock.ts';
import type { PayoutSchedule } from '@sakina/platform/contract';
import { feeOf, platformShare } from './ledger.ts';
import { nextPayoutDate } from './payouts.ts';
import { periodAround } from './revenue.ts';

describe('the platform’s share', () => {
  test.each([
    [12_000, 1200],
    [5, 1],
    [4, 0],
    [15, 2],
    [14, 1],
    [1, 0],
    [0, 0],
  ])('of %i cents is %i', (amount, share) => {
    expect(platformShare(amount)).toBe(share);
    expect(feeOf('PAYMENT', amount, 0)).toBe(share);
  });

  test.each([[[3333, 3333, 3333, 1]], [[1, 1, 1, 9997]], [[9999, 1]], [[5005, 4995]]])(
    'is returned in full, and never more, by refunds of %j',
    (refunds) => {
      let left = 10_000;
      let givenBack = 0;
      for (const refund of refunds) {
        givenBack -= feeOf('REFUND', -refund, left);
        left -= refund;
        expect(givenBack).toBeLessThanOrEqual(1000);
        expect(1000 - givenBack).toBe(platformShare(left));
      }
      expect(givenBack).toBe(1000);
    },
  );

  test('does not apply to payouts and corrections', () => {
    expect([feeOf('PAYOUT', -50_000, 0), feeOf('ADJUSTMENT', -12_000, 0)]).toEqual([0, 0]);
  });
});

describe('a schedule of payouts', () => {
  test.each<[string, PayoutSchedule, string, string]>([
    ['every day', { kind: 'DAILY' }, '2026-12-31', '2027-01-01'],
    ['every Monday, on a Monday', { kind: 'WEEKLY', weekday: 1 }, '2026-11-23', '2026-11-30'],
    ['every Monday, on a Sunday', { kind: 'WEEKLY', weekday: 1 }, '2026-11-29', '2026-11-30'],
    ['every Sunday, on a Monday', { kind: 'WEEKLY', weekday: 7 }, '2026-11-23', '2026-11-29'],
    ['on the 31st, in November', { kind: 'MONTHLY', dayOfMonth: 31 }, '2026-11-24', '2026-11-30'],
    ['on the 31st, in January', { kind: 'MONTHLY', dayOfMonth: 31 }, '2027-01-31', '2027-02-28'],
    ['on the 1st, at the year’s end', { kind: 'MONTHLY', dayOfMonth: 1 }, '2026-12-01', '2027-01-01'],
  ])('%s', (_which, schedule, after, next) => {
    const [year = 0, month = 0, day = 0] = after.split('-').map(Number);
    expect(nextPayoutDate(schedule, new CalendarDate(year, month, day)).toString()).toBe(next);
  });
});

describe('calendar dates', () => {
  test.each(['America/New_York', 'Asia/Kathmandu', 'Europe/London', 'Africa/Cairo', 'Pacific/Kiritimati'])(
    'in %s match the library, clock changes included',
    (timeZone) => {
      for (let hour = 0; hour < 24 * 380; hour += 7) {
        const at = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000 + 137_000);
        expect(dateIn(at, timeZone).toString()).toBe(toCalendarDate(fromAbsolute(at.getTime(), timeZone)).toString());
      }
    },
  );

  test.each([
    ['WEEK', '2026-11-23', '2026-11-30'],
    ['MONTH', '2026-11-01', '2026-12-01'],
    ['QUARTER', '2026-10-01', '2027-01-01'],
    ['YEAR', '2026-01-01', '2027-01-01'],
  ] as const)('of a %s', (period, from, until) => {
    const around = periodAround(period, new CalendarDate(2026, 11, 24));
    expect([around.from.toString(), around.until.toString()]).toEqual([from, until]);
  });
});
