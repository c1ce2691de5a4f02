import { expect, it } from 'vitest';
import { isRamadan } from './ramadan.ts';

it.each([
  ['2027-02-07', false],
  ['2027-02-08', true],
  ['2027-03-08', true],
  ['2027-03-10', false],
  ['2026-11-24', false],
])('%s is Ramadan: %s [CARE-4]', (date, expected) => {
  expect(isRamadan(date)).toBe(expected);
});
