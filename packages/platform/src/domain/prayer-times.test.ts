import { describe, expect, it } from 'vitest';
import { prayerTimes, shownPrayers } from './prayer-times.ts';
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

/** Minutes by which a named authority's printed day may be missed. */
const PRINTED_TOLERANCE = 2;

describe('the printed days of an authority are met within two minutes [CARE-5]', () => {
  it.each([
    ['DIYANET', '2020-04-16', 'Europe/Istanbul', '04:44 13:09 16:53 19:52 21:19'],
    ['DIYANET', '2019-12-01', 'Ankara', '06:14 12:42 15:10 17:31 18:55'],
    ['DIYANET', '2019-07-01', 'Ankara', '03:21 12:57 16:55 20:28 22:15'],
    ['UMM_AL_QURA', '2016-01-05', 'Mecca', '05:39 12:26 15:32 17:53 19:23'],
    ['UMM_AL_QURA', '2016-07-08', 'Mecca', '04:18 12:26 15:43 19:07 20:37'],
    ['UMM_AL_QURA', '2016-10-06', 'Mecca', '04:58 12:09 15:32 18:04 19:34'],
  ] as const)('%s on %s in %s: %s', (method, date, where, expected) => {
    const at = {
      'Europe/Istanbul': { place: placeOf('Europe/Istanbul') ?? mecca, zone: 'Europe/Istanbul' },
      Ankara: { place: { latitude: 39.94, longitude: 32.82 }, zone: 'Europe/Istanbul' },
      Mecca: { place: mecca, zone: 'Asia/Riyadh' },
    }[where];
    const times = prayerTimes(date, at.place, { method, asr: 'STANDARD', highLatitude: 'MIDDLE_OF_NIGHT' });
    const shown = times.map((time) => clock(time.at, at.zone));
    const missed = expected
      .split(' ')
      .filter((time, index) => Math.abs(minutes(shown[index] ?? '00:00') - minutes(time)) > PRINTED_TOLERANCE);
    expect(missed, `shown: ${shown.join(' ')}`).toEqual([]);
  });

  it.each([
    ['2027-02-07', 90],
    ['2027-02-08', 120],
    ['2027-02-20', 120],
    ['2027-03-08', 120],
    ['2027-03-10', 90],
  ])('Umm al-Qura’s Isha on %s is %i minutes after Maghrib', (date, expected) => {
    const times = prayerTimes(date, mecca, { method: 'UMM_AL_QURA', asr: 'STANDARD', highLatitude: 'TWILIGHT_ANGLE' });
    const atOf = (prayer: string) => times.find((time) => time.prayer === prayer)?.at ?? 0;
    expect(atOf('ISHA') - atOf('MAGHRIB')).toBe(expected * 60_000);
  });
});

it.each([
  ['America/New_York', true],
  ['Asia/Kathmandu', true],
  ['Asia/Katmandu', true],
  ['Asia/Calcutta', true],
  ['Asia/Saigon', true],
  ['Asia/Rangoon', true],
  ['Africa/Asmera', true],
  ['Africa/Algiers', true],
  ['Asia/Muscat', true],
  ['Europe/Kiev', true],
  ['Etc/GMT+3', false],
  ['UTC', false],
])('knows a place of %s: %s', (zone, isKnown) => {
  expect(placeOf(zone) !== null).toBe(isKnown);
});

it('knows a place of every zone that a browser can report, but for UTC [CARE-5]', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => placeOf(zone) === null)).toEqual([]);
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

describe('the prayers that a day shows', () => {
  const friday = (['FAJR', 'JUMUAH', 'ASR', 'MAGHRIB', 'ISHA'] as const).map((prayer, at) => ({ prayer, at }));
  const monday = friday.map((time) => (time.prayer === 'JUMUAH' ? { ...time, prayer: 'DHUHR' as const } : time));
  it.each([
    ['none', monday, [], null, false, []],
    ['those kept free', monday, ['MAGHRIB', 'ISHA'], null, false, ['MAGHRIB', 'ISHA']],
    ['the Friday prayer, kept by itself', friday, [], {}, false, ['JUMUAH']],
    ['the Friday prayer, kept as noon', friday, ['DHUHR'], null, false, ['JUMUAH']],
    ['noon on another day', monday, ['DHUHR'], {}, false, ['DHUHR']],
    ['all of an imam', monday, [], null, true, ['FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA']],
  ] as const)('[CARE-5] are %s', (_which, times, around, jumuah, isEvery, expected) => {
    const rules = { around: around.map((prayer) => ({ prayer })), jumuah };
    expect(shownPrayers(times, rules, isEvery).map(({ prayer }) => prayer)).toEqual(expected);
  });
});
