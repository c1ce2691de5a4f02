import { describe, expect, it } from 'vitest';
import { formatHijri } from './format.ts';

describe('the Hijri date of an instant [CARE-4]', () => {
  it.each([
    ['2026-11-24T15:00:00Z', 'America/New_York', 0, 'Jumada II 14, 1448 AH'],
    ['2026-11-24T15:00:00Z', 'America/New_York', 1, 'Jumada II 15, 1448 AH'],
    ['2026-11-24T15:00:00Z', 'America/New_York', -2, 'Jumada II 12, 1448 AH'],
    ['2026-11-24T23:30:00Z', 'Asia/Dubai', 0, 'Jumada II 15, 1448 AH'],
  ])('%s in %s, %i days off: %s', (instant, timeZone, offsetDays, words) => {
    expect(formatHijri(instant, { locale: 'en-US', timeZone }, offsetDays)).toBe(words);
  });

  it('is written in Arabic', () => {
    expect(formatHijri('2026-11-24T15:00:00Z', { locale: 'ar-AE', timeZone: 'Asia/Dubai' })).toMatch(/14 .*1448/);
  });
});
