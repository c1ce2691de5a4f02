import { expect, test } from 'vitest';
import { countDays, presetOf, rangeProblem } from './range.ts';
import type { RangeLimits, RangeProblem } from './range.ts';

test.each([
  ['2026-11-18', '2026-11-24', 7],
  ['2026-11-24', '2026-11-24', 1],
  ['2026-10-31', '2026-11-02', 3],
  ['2024-02-28', '2024-03-01', 3],
  ['', '2026-11-24', 0],
  ['soon', 'later', 0],
])('%j to %j has %i days', (start, end, days) => {
  expect(countDays({ start, end })).toBe(days);
});

test.each<[string, string, RangeLimits, RangeProblem | undefined]>([
  ['2026-11-18', '2026-11-24', {}, undefined],
  ['2026-11-24', '2026-11-18', {}, 'reversed'],
  ['2026-11-18', '', { min: '2026-11-01' }, undefined],
  ['2026-10-31', '', { min: '2026-11-01' }, 'early'],
  ['2026-11-18', '2026-11-25', { max: '2026-11-24' }, 'late'],
  ['2026-11-01', '2026-11-30', { maxDays: 30 }, undefined],
  ['2026-11-01', '2026-12-01', { maxDays: 30 }, 'long'],
  ['', '', { maxDays: 30 }, undefined],
])('%j to %j within %o: %s', (start, end, limits, problem) => {
  expect(rangeProblem({ start, end }, limits)).toBe(problem);
});

test('a span is matched to its preset', () => {
  const week = { id: 'week', label: 'Last 7 days', start: '2026-11-18', end: '2026-11-24' };
  expect(presetOf({ start: '2026-11-18', end: '2026-11-24' }, [week])).toBe(week);
  expect(presetOf({ start: '2026-11-19', end: '2026-11-24' }, [week])).toBeUndefined();
});
