import { describe, expect, it } from 'vitest';
import { daysBetween } from './event-days.ts';
import { toHijri } from './hijri.ts';

describe('the Hijri day beside the Gregorian [CARE-4]', () => {
  it.each([
    ['2025-03-01', { year: 1446, month: 9, day: 1 }, 'Ramadan begins'],
    ['2025-03-30', { year: 1446, month: 10, day: 1 }, 'the feast after Ramadan'],
    ['2025-06-26', { year: 1447, month: 1, day: 1 }, 'a year begins'],
    ['2026-02-18', { year: 1447, month: 9, day: 1 }, 'Ramadan of the year after'],
    ['2026-11-24', { year: 1448, month: 6, day: 14 }, 'the day of the stories'],
  ])('of %s', (day, expected) => {
    expect(toHijri(day)).toEqual(expected);
  });

  it.each([
    [1, { year: 1446, month: 9, day: 2 }],
    [-1, { year: 1446, month: 8, day: 29 }],
    [2, { year: 1446, month: 9, day: 3 }],
    [9, { year: 1446, month: 9, day: 3 }],
    [Number.NaN, { year: 1446, month: 9, day: 1 }],
  ])('moves by an offset of %s, two days at most', (offset, expected) => {
    expect(toHijri('2025-03-01', offset)).toEqual(expected);
  });

  it('is undefined for an invalid day', () => {
    expect(toHijri('soon')).toBeUndefined();
  });

  it('agrees with the Unicode tables on every day from 1440 to 1460', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const days = daysBetween('2018-09-11', '2039-01-25');
    const differing = days.filter((day) => {
      const parts = Object.fromEntries(
        format.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
      );
      const ours = toHijri(day);
      return ours?.day !== parts['day'] || ours?.month !== parts['month'] || ours?.year !== parts['year'];
    });
    expect(toHijri(days[0] ?? '')).toEqual({ year: 1440, month: 1, day: 1 });
    expect(toHijri(days.at(-1) ?? '')?.year).toBe(1460);
    expect(differing).toEqual([]);
  });
});
