import { describe, expect, it } from 'vitest';
import {
  cancellationFee,
  freeCancellationUntil,
  isAlwaysFree,
  isCancellationFree,
  lateFee,
  settleCancellation,
} from './cancellation.ts';

const rule = { freeUntilHours: 24, lateFeePercent: 50 };
const price = { amountMinor: 12_500, currency: 'USD' };

describe('calling a session off', () => {
  // Start, hours of notice, last free instant.
  it.each([
    ['2026-11-26T14:30:00-05:00', 24, '2026-11-25T19:30:00.000Z'],
    // The clocks go back in New York on 1 November: 24 hours before 9:00 is 10:00 of the day before.
    ['2026-11-01T09:00:00-05:00', 24, '2026-10-31T14:00:00.000Z'],
    // And forward on 14 March: 24 hours before 9:00 is 8:00.
    ['2027-03-14T09:00:00-04:00', 24, '2027-03-13T13:00:00.000Z'],
    ['2026-11-26T09:15:00+05:45', 48, '2026-11-24T03:30:00.000Z'],
    ['2026-11-26T14:30:00Z', 0, '2026-11-26T14:30:00.000Z'],
  ])('that starts at %s with %d hours of notice is free until %s', (startsAt, freeUntilHours, until) => {
    expect(freeCancellationUntil(startsAt, { freeUntilHours, lateFeePercent: 50 })).toBe(until);
  });

  it.each([
    ['2026-11-25T19:29:59Z', 0],
    ['2026-11-25T19:30:00Z', 0],
    ['2026-11-25T19:30:01Z', 6_250],
    ['2026-11-27T00:00:00Z', 6_250],
  ])('at %s costs %d cents', (now, amountMinor) => {
    expect(cancellationFee(price, '2026-11-26T14:30:00-05:00', rule, Date.parse(now))).toEqual({
      amountMinor,
      currency: 'USD',
    });
  });

  it('never costs where the provider keeps nothing', () => {
    expect(
      isCancellationFree(
        '2026-11-26T14:30:00Z',
        { freeUntilHours: 24, lateFeePercent: 0 },
        Date.parse('2026-11-26T14:00:00Z'),
      ),
    ).toBe(true);
  });

  it('is rounded to whole cents', () => {
    expect(lateFee({ amountMinor: 9_999, currency: 'USD' }, rule)).toEqual({ amountMinor: 5_000, currency: 'USD' });
  });
});

describe('a booking that is taken back', () => {
  const startsAt = '2026-11-24T18:30:00.000Z';
  const bookedAt = '2026-11-24T15:00:00.000Z';
  const booked = Date.parse(bookedAt);
  it('[CALL-13] is free for 15 minutes, however soon the session is, and costs the fee after that', () => {
    expect(freeCancellationUntil(startsAt, rule, bookedAt)).toBe('2026-11-24T15:15:00.000Z');
    expect(cancellationFee(price, startsAt, rule, booked + 15 * 60_000, bookedAt).amountMinor).toBe(0);
    expect(cancellationFee(price, startsAt, rule, booked + 15 * 60_000 + 1, bookedAt).amountMinor).toBe(6_250);
  });
  it('[CALL-13] keeps the longer time of the rule', () => {
    expect(freeCancellationUntil('2026-11-30T18:30:00.000Z', rule, bookedAt)).toBe('2026-11-29T18:30:00.000Z');
  });
});

describe('settling a cancellation', () => {
  it.each([
    [0, 0, { refund: 0, charge: 0 }],
    [0, 3_000, { refund: 3_000, charge: 0 }],
    [6_000, 0, { refund: 0, charge: 6_000 }],
    [6_000, 3_000, { refund: 0, charge: 3_000 }],
    [6_000, 6_000, { refund: 0, charge: 0 }],
    [6_000, 12_000, { refund: 6_000, charge: 0 }],
  ])('a fee of %d cents after %d cents were paid', (fee, paid, settlement) => {
    expect(settleCancellation(fee, paid)).toEqual(settlement);
  });
});

describe('a cancellation rule', () => {
  it.each([
    [24, 50, false],
    [12, 0, true],
    [0, 50, true],
    [0, 0, true],
  ])(
    '[CALL-13] free until %i hours before with a fee of %i%% is always free: %s',
    (freeUntilHours, lateFeePercent, expected) => {
      expect(isAlwaysFree({ freeUntilHours, lateFeePercent })).toBe(expected);
    },
  );
});
