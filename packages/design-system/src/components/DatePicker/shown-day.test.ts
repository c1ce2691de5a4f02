import { expect, test } from 'vitest';
import { shownDays } from './shown-day.ts';

test.each([
  ['gregorian', 2, '2026-11-24'],
  ['hijri', 0, '2026-11-24'],
  ['hijri', 2, '2026-11-24'],
  ['hijri', -1, '2025-03-01'],
] as const)('a day in the %s grid, off by %i, is the same day again', (kind, offset, iso) => {
  const { show, read } = shownDays(kind, offset);
  const shown = show(iso);
  expect(shown && read(shown)).toBe(iso);
});

test('the Hijri grid shows the day by the local sighting, not by the table', () => {
  expect(shownDays('hijri', 1).show('2025-02-28')).toMatchObject({ year: 1446, month: 9, day: 1 });
});

test.each([
  [0, 'en-US', undefined],
  [1, 'en-US', 'mon'],
  [-1, 'en-US', 'sat'],
  [2, 'ar-EG', 'mon'],
])('a grid moved by %i in %s starts on %s', (offset, locale, first) => {
  expect(shownDays('hijri', offset).firstDayOfWeek(locale)).toBe(first);
});

test('an invalid day is not shown', () => {
  expect(shownDays('hijri', 0).show('soon')).toBeUndefined();
});
