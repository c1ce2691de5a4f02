import { describe, expect, test } from 'vitest';
import { prayerAt } from './prayer-at.ts';

const ZONE = 'America/New_York';
// On November 25, 2026 the sun is highest over New York at 11:43.
const at = (time: string, minutes = 30) =>
  prayerAt({ date: '2026-11-25', startsAt: new Date(`2026-11-25T${time}:00-05:00`).toISOString(), minutes }, ZONE)
    ?.prayer;

describe('a broadcast [CARE-5]', () => {
  test.each([
    ['while Dhuhr begins', '11:30', 30, 'DHUHR'],
    ['just after Dhuhr began', '11:55', 30, 'DHUHR'],
    ['well before it', '10:30', 30, undefined],
    ['well after it', '12:30', 30, undefined],
    ['long enough to reach it', '10:30', 90, 'DHUHR'],
  ])('%s is known to be at %s', (_when, time, minutes, prayer) => {
    expect(at(time, minutes)).toBe(prayer);
  });

  test('on a Friday at noon is at Friday prayer', () => {
    const startsAt = new Date('2026-11-27T11:45:00-05:00').toISOString();
    expect(prayerAt({ date: '2026-11-27', startsAt, minutes: 30 }, ZONE)?.prayer).toBe('JUMUAH');
  });

  test('in a zone of no known city says nothing', () => {
    expect(prayerAt({ date: '2026-11-25', startsAt: '2026-11-25T16:45:00Z', minutes: 30 }, 'Etc/UTC')).toBeNull();
  });
});
