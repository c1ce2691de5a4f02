import { describe, expect, it } from 'vitest';
import { isAtNight } from './night-hours.ts';

describe('the hours of the night', () => {
  it.each([
    ['2026-11-24T21:59:00-05:00', 'America/New_York', false],
    ['2026-11-24T22:00:00-05:00', 'America/New_York', true],
    ['2026-11-25T00:00:00-05:00', 'America/New_York', true],
    ['2026-11-25T06:59:00-05:00', 'America/New_York', true],
    ['2026-11-25T07:00:00-05:00', 'America/New_York', false],
    // 10:00 in Istanbul: night in New York, morning in Istanbul, afternoon in Kathmandu.
    ['2026-12-01T10:00:00+03:00', 'America/New_York', true],
    ['2026-12-01T10:00:00+03:00', 'Europe/Istanbul', false],
    ['2026-12-01T10:00:00+03:00', 'Asia/Kathmandu', false],
    // The hour that is shown twice when the clocks go back.
    ['2026-11-01T01:30:00-05:00', 'America/New_York', true],
  ])('%s in %s: %s [CARE-9]', (startsAt, timeZone, isNight) => {
    expect(isAtNight(startsAt, timeZone)).toBe(isNight);
  });
});
