import { expect, test } from 'vitest';
import { shortDate } from './short-date.ts';

test.each([
  ['2026-11-24', 'en-US', undefined, 'Nov 24, 2026'],
  // A calendar date is not moved into a zone; an instant is.
  ['2026-11-24', 'en-US', 'Pacific/Honolulu', 'Nov 24, 2026'],
  ['2026-11-24T02:00:00Z', 'en-US', undefined, 'Nov 24, 2026'],
  ['2026-11-24T02:00:00Z', 'en-US', 'America/New_York', 'Nov 23, 2026'],
  ['2026-11-24', 'en-GB', undefined, '24 Nov 2026'],
  ['2026-11-24', 'ar-AE', undefined, '24 نوفمبر 2026'],
] as const)('%s in %s, %s is %s', (when, locale, timeZone, text) => {
  expect(shortDate(when, locale, timeZone)).toBe(text);
});
