import { describe, expect, test } from 'vitest';
import { daysLeft, urgencyOf, usableUntil } from './deadlines.ts';

describe('days left', () => {
  test.each([
    ['2026-11-24', '2026-11-24', 0],
    ['2026-03-01', '2026-05-30', 90],
    ['2026-10-31', '2026-11-02', 2],
    ['2026-11-24', '2026-11-23', -1],
  ])('from %s to %s are %i, over clock changes too', (today, until, days) => {
    expect(daysLeft(today, until)).toBe(days);
  });

  test.each([
    [31, 'far'],
    [30, 'near'],
    [14, 'near'],
    [8, 'near'],
    [7, 'soon'],
    [1, 'soon'],
    [0, 'last'],
    [-1, 'past'],
  ] as const)('%i is %s: the last day itself still counts', (days, urgency) => {
    expect(urgencyOf(days)).toBe(urgency);
  });
});

describe('a payer’s answer', () => {
  test.each([
    ['2026-11-24', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
    ['2026-12-01', '2026-12-31'],
    ['2027-01-01', '2027-01-31'],
    ['2027-02-10', '2027-02-28'],
    ['2028-02-10', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
  ])('[CALL-27] of %s is good until %s: 30 days at most, never over the end of a month', (checkedOn, until) => {
    expect(usableUntil(checkedOn)).toBe(until);
  });
});
