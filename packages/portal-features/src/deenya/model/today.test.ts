import { expect, it } from 'vitest';
import { daysBefore, isRamadan } from './today.ts';

it.each([
  ['2027-02-07', false],
  ['2027-02-08', true],
  ['2027-03-08', true],
  ['2027-03-10', false],
  ['2026-11-24', false],
])('%s is Ramadan: %s [CARE-4]', (date, expected) => {
  expect(isRamadan(date)).toBe(expected);
});

it.each([
  ['2026-11-24', 13, '2026-11-11'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s less %i days is %s', (date, days, expected) => {
  expect(daysBefore(date, days)).toBe(expected);
});
