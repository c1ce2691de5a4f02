import { describe, expect, it } from 'vitest';
import { prayerTimes } from './prayer-times.ts';
import { placeOf } from './zone-places.ts';

const clock = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const mecca = { latitude: 21.4225, longitude: 39.8262 };
const newYork = { latitude: 40.7128, longitude: -74.006 };
const stockholm = { latitude: 59.3293, longitude: 18.0686 };

/** Minutes by which a calculation may differ from the printed tables. */
const TOLERANCE = 3;

describe('prayer times [CARE-5]', () => {
  it.each([
    ['2026-11-24', newYork, 'America/New_York', { DHUHR: '11:43', ASR: '14:15', MAGHRIB: '16:32' }],
    ['2026-06-21', newYork, 'America/New_York', { DHUHR: '12:58', MAGHRIB: '20:31' }],
    ['2026-03-20', mecca, 'Asia/Riyadh', { JUMUAH: '12:28', MAGHRIB: '18:32' }],
    ['2026-12-21', stockholm, 'Europe/Stockholm', { DHUHR: '11:46', MAGHRIB: '14:48' }],
  ])('on %s at %o', (date, place, zone, expected) => {
    const times = Object.fromEntries(prayerTimes(date, place).map(({ prayer, at }) => [prayer, clock(at, zone)]));
    for (const [prayer, time] of Object.entries(expected))
      expect(
        Math.abs(minutes(times[prayer] ?? '00:00') - minutes(time)),
        `${prayer} ${times[prayer]}`,
      ).toBeLessThanOrEqual(TOLERANCE);
  });

  it('are in the order of the day, with the congregational prayer on Friday', () => {
    const friday = prayerTimes('2026-11-27', newYork);
    expect(friday.map(({ prayer }) => prayer)).toEqual(['FAJR', 'JUMUAH', 'ASR', 'MAGHRIB', 'ISHA']);
    expect(friday.map(({ at }) => at)).toEqual(friday.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it.each([[59.33], [62.5], [65.6], [-54.8]])(
    'are computed at latitude %d even in nights that never get dark',
    (latitude) => {
      const times = prayerTimes('2026-06-21', { latitude, longitude: 18 });
      expect(times.map(({ prayer }) => prayer)).toEqual(['FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA']);
      expect(times.every(({ at }) => Number.isFinite(at))).toBe(true);
    },
  );

  it('omit dawn, sunset and night beyond the polar circle', () => {
    expect(prayerTimes('2026-06-21', { latitude: 69.6, longitude: 19 }).map(({ prayer }) => prayer)).toEqual([
      'DHUHR',
      'ASR',
    ]);
  });
});

it.each([
  ['America/New_York', true],
  ['Asia/Kathmandu', true],
  ['Etc/GMT+3', false],
])('knows a place of %s: %s', (zone, isKnown) => {
  expect(placeOf(zone) !== null).toBe(isKnown);
});

describe('prayer times by choice [CARE-5]', () => {
  it('follow the convention, the shadow and the rule for bright nights that someone chose', () => {
    const usual = { method: 'MUSLIM_WORLD_LEAGUE', asr: 'STANDARD', highLatitude: 'TWILIGHT_ANGLE' } as const;
    const timeOf = (prayer: string, date: string, place: typeof mecca, changes: object) =>
      prayerTimes(date, place, { ...usual, ...changes }).find((time) => time.prayer === prayer)?.at ?? 0;
    const winter = '2026-11-24';
    expect(timeOf('FAJR', winter, newYork, { method: 'ISNA' })).toBeGreaterThan(timeOf('FAJR', winter, newYork, {}));
    expect(timeOf('ISHA', winter, newYork, { method: 'ISNA' })).toBeLessThan(timeOf('ISHA', winter, newYork, {}));
    expect(timeOf('ASR', winter, newYork, { asr: 'HANAFI' })).toBeGreaterThan(timeOf('ASR', winter, newYork, {}));
    const ofMecca = { method: 'UMM_AL_QURA' };
    expect(timeOf('ISHA', winter, mecca, ofMecca) - timeOf('MAGHRIB', winter, mecca, ofMecca)).toBe(90 * 60_000);
    const summer = '2026-06-21';
    expect(timeOf('FAJR', summer, stockholm, { highLatitude: 'MIDDLE_OF_NIGHT' })).toBeLessThan(
      timeOf('FAJR', summer, stockholm, { highLatitude: 'SEVENTH_OF_NIGHT' }),
    );
  });
});
