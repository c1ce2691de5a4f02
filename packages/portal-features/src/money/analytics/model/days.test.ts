import { isDay, addDays } from '@sakina/platform/format';
import { expect, it } from 'vitest';
import { daysIn, mondayOf, monthOf } from './days.ts';

it.each([
  ['2026-11-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-01', '2026-10-26'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

it('days go over the ends of months and years, also where clocks change', () => {
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysIn('2026-03-02', '2026-03-08')).toBe(7);
  expect(daysIn('2026-11-24', '2026-11-24')).toBe(1);
});

it('a month has its last day, and the one before January is in the year before', () => {
  expect(monthOf(2028, 2)).toEqual({ start: '2028-02-01', end: '2028-02-29' });
  expect(monthOf(2027, 0)).toEqual({ start: '2026-12-01', end: '2026-12-31' });
});
