import { describe, expect, test } from 'vitest';
import { hijriText, hijriOffset, monthsText, toHijri } from './hijri.ts';

const known: [string, number, number, number][] = [
  ['2025-03-01', 1446, 9, 1],
  ['2025-03-30', 1446, 10, 1],
  ['2025-06-26', 1447, 1, 1],
  ['2024-03-11', 1445, 9, 1],
  ['2024-06-16', 1445, 12, 10],
  ['2026-11-24', 1448, 6, 14],
];

describe('toHijri', () => {
  test.each(known)('converts %s to %i-%i-%i', (iso, year, month, day) => {
    expect(toHijri(iso)).toEqual({ year, month, day });
  });

  test.each([
    ['2025-02-28', 1, { year: 1446, month: 9, day: 1 }],
    ['2025-03-02', -1, { year: 1446, month: 9, day: 1 }],
    ['2025-03-01', -2, { year: 1446, month: 8, day: 28 }],
  ])('converts %s with an offset of %i days', (iso, offset, hijri) => {
    expect(toHijri(iso, offset)).toEqual(hijri);
  });

  test('agrees with ICU’s Umm al-Qura on every day from 1440 to 1460 [CARE-4]', () => {
    const format = new Intl.DateTimeFormat('en-u-nu-latn', {
      calendar: 'islamic-umalqura',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const differences: string[] = [];
    let days = 0;
    // The first days of 1440 and of 1461.
    for (let time = Date.parse('2018-09-11'); time < Date.parse('2039-01-26'); time += 86_400_000) {
      const iso = new Date(time).toISOString().slice(0, 10);
      const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
      const theirs = `${parts['year']}-${parts['month']}-${parts['day']}`;
      const ours = toHijri(iso);
      if (theirs !== `${ours?.year}-${ours?.month}-${ours?.day}`)
        differences.push(`${iso}: ICU says ${theirs}, we say ${JSON.stringify(ours)}`);
      days += 1;
    }
    expect(differences).toEqual([]);
    expect(days).toBeGreaterThan(7_400);
  });

  test.each(['', 'soon', '2026-13-01'])('rejects %j', (text) => {
    expect(toHijri(text)).toBeUndefined();
    expect(hijriText(text, 'en')).toBe('');
  });
});

test.each([
  [undefined, 0],
  [1, 1],
  [-2, -2],
  [9, 2],
  [-9, -2],
  [Number.NaN, 0],
  [1.7, 1],
])('an offset of %s counts as %i', (days, expected) => {
  expect(hijriOffset(days)).toBe(expected);
});

test('formats days and months in the language', () => {
  expect(hijriText('2025-03-01', 'en-US')).toBe('Ramadan 1, 1446 AH');
  expect(hijriText('2025-03-01', 'ar-AE')).toBe('1 رمضان 1446 هـ');
  expect(hijriText('2025-03-01', 'en-US', -1)).toContain('Shaʻban');
  // Intl separates a range with thin spaces.
  const months = (...span: Parameters<typeof monthsText>) => monthsText(...span).replace(/\s/g, ' ');
  expect(months('2026-11-01', '2026-11-30', 'en-US', 'hijri')).toBe('Jumada I – Jumada II 1448 AH');
  expect(months('2026-11-10', '2026-12-09', 'en-US', 'gregorian')).toBe('November – December 2026');
});
