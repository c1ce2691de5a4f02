import { expect, it } from 'vitest';
import { daysBefore } from './today.ts';

it.each([
  ['2026-11-24', 13, '2026-11-11'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s less %i days is %s', (date, days, expected) => {
  expect(daysBefore(date, days)).toBe(expected);
});
