import { describe, expect, test } from 'vitest';
import { PINNED_NOW } from '../clock.ts';
import { cancellationFee } from './cancellation.ts';
import { billingMinutes } from './live-session.ts';
import { isSameName } from './names.ts';

const now = new Date(PINNED_NOW);
const price = { amountMinor: 12_345, currency: 'USD' };

describe('calling off', () => {
  test.each([
    ['a week ahead', '2026-12-01T15:00:00Z', 0],
    ['exactly at the limit', '2026-11-25T15:00:00Z', 0],
    ['a second after the limit', '2026-11-25T14:59:59Z', 6173],
    ['an hour ahead', '2026-11-24T16:00:00Z', 6173],
  ])('%s costs what the policy says, in whole cents', (_, startsAt, amountMinor) => {
    expect(cancellationFee({ freeUntilHours: 24, lateFeePercent: 50 }, price, startsAt, now)).toEqual({ amountMinor, currency: 'USD' });
  });

  test('costs nothing where the policy asks for nothing', () => {
    expect(cancellationFee({ freeUntilHours: 12, lateFeePercent: 0 }, price, '2026-11-24T16:00:00Z', now).amountMinor).toBe(0);
  });
});

describe('billed minutes', () => {
  test.each([
    [0, 1], [1, 1], [60, 1], [61, 2], [3000, 50], [3001, 51],
  ])('of %i seconds are %i', (seconds, minutes) => {
    expect(billingMinutes(PINNED_NOW, new Date(now.getTime() + seconds * 1000).toISOString())).toBe(minutes);
  });
});

describe('a typed name', () => {
  test.each([
    ['Amina Rahman', 'Dr. Amina Rahman', true],
    ['dr amina  rahman', 'Dr. Amina Rahman', true],
    ['Tomas Oliveira', 'Tomás Oliveira', true],
    ['Daniel Weiss', 'Daniel Weiss, LCSW', true],
    ['Yara Nassar', 'Dr. Yara Nassar · د. يارا نصّار', true],
    ['A. Rahman', 'Dr. Amina Rahman', false],
    ['', 'Dr. Amina Rahman', false],
  ])('%s for %s: %s', (typed, name, expected) => {
    expect(isSameName(typed, name)).toBe(expected);
  });
});
