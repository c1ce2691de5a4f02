import { isRamadan } from './ramadan.ts';

/** A prayer of the day. On Fridays the congregational prayer replaces the noon prayer. */
export type Prayer = 'FAJR' | 'DHUHR' | 'JUMUAH' | 'ASR' | 'MAGHRIB' | 'ISHA';

/** The location to compute prayer times for, in degrees; north and east are positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** When a prayer begins, in epoch milliseconds. */
export interface PrayerTime {
  prayer: Prayer;
  at: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** How dawn, afternoon and nightfall are found. */
export interface PrayerMethod {
  /** Whose table is followed. */
  method: 'MUSLIM_WORLD_LEAGUE' | 'ISNA' | 'EGYPT' | 'UMM_AL_QURA' | 'KARACHI' | 'DIYANET';
  /** Asr by the length of a shadow once (STANDARD) or twice (HANAFI). */
  asr: 'STANDARD' | 'HANAFI';
  /** By which rule dawn and night are found where the sun hardly sets. */
  highLatitude: 'MIDDLE_OF_NIGHT' | 'SEVENTH_OF_NIGHT' | 'TWILIGHT_ANGLE';
}

/** How an authority makes its table. */
interface Convention {
  /** Degrees of the sun below the horizon at dawn. */
  fajr: number;
  /** Degrees of the sun below the horizon at nightfall, or fixed minutes after sunset, which differ in Ramadan. */
  isha: number | { minutes: number; inRamadan: number };
  /** Minutes that its printed table adds to what the sun gives. */
  added?: Partial<Record<Prayer, number>>;
}

const CONVENTIONS: Readonly<Record<PrayerMethod['method'], Convention>> = {
  MUSLIM_WORLD_LEAGUE: { fajr: 18, isha: 17 },
  ISNA: { fajr: 15, isha: 15 },
  EGYPT: { fajr: 19.5, isha: 17.5 },
  UMM_AL_QURA: { fajr: 18.5, isha: { minutes: 90, inRamadan: 120 } },
  KARACHI: { fajr: 18, isha: 18 },
  // Diyanet adds a margin of caution (temkin): its Maghrib is minutes after sunset, and a fast ended before it is
  // broken.
  DIYANET: { fajr: 18, isha: 17, added: { DHUHR: 5, JUMUAH: 5, ASR: 4, MAGHRIB: 7 } },
};

const usual: PrayerMethod = { method: 'MUSLIM_WORLD_LEAGUE', asr: 'STANDARD', highLatitude: 'TWILIGHT_ANGLE' };

/** The sun's upper edge touches the horizon, with refraction. */
const HORIZON_ANGLE = 0.833;
const RADIANS = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIANS);
const cos = (degrees: number) => Math.cos(degrees * RADIANS);
const turn = (degrees: number) => ((degrees % 360) + 360) % 360;

/**
 * The sun on a day: declination in degrees and the equation of time in hours (Astronomical Almanac, accurate to a
 * minute or two).
 */
function sunAt(noonUtc: number): { declination: number; equation: number } {
  const days = (noonUtc - Date.UTC(2000, 0, 1, 12)) / DAY_MS;
  const anomaly = turn(357.529 + 0.98560028 * days);
  const mean = turn(280.459 + 0.98564736 * days);
  const longitude = turn(mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly));
  const obliquity = 23.439 - 0.00000036 * days;
  const ascension = turn(Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)) / RADIANS) / 15;
  const equation = mean / 15 - ascension;
  return {
    declination: Math.asin(sin(obliquity) * sin(longitude)) / RADIANS,
    equation: equation > 12 ? equation - 24 : equation < -12 ? equation + 24 : equation,
  };
}

/** Hours from noon until the sun is that many degrees below the horizon; null where it never is. */
function hoursTo(angle: number, latitude: number, declination: number): number | null {
  const ratio = (-sin(angle) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
  return Math.abs(ratio) > 1 ? null : Math.acos(ratio) / RADIANS / 15;
}

/** The share of the night within which dawn and nightfall lie at most. */
function shareOfNight(highLatitude: PrayerMethod['highLatitude'], angle: number): number {
  return { MIDDLE_OF_NIGHT: 1 / 2, SEVENTH_OF_NIGHT: 1 / 7, TWILIGHT_ANGLE: angle / 60 }[highLatitude];
}

/**
 * The prayers of a date at a place, in order of time. Where the night never gets dark, dawn and nightfall are a share
 * of the night from sunrise and sunset; where the sun does not rise or set at all, only the prayers around noon are
 * returned.
 * @param date `YYYY-MM-DD` at the place.
 * @param how Muslim World League with the twilight angle, if left out.
 */
export function prayerTimes(
  date: string,
  { latitude, longitude }: Place,
  { method, asr: shadow, highLatitude }: PrayerMethod = usual,
): PrayerTime[] {
  const { fajr, isha, added = {} } = CONVENTIONS[method];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const { declination, equation } = sunAt(midnight + (12 - longitude / 15) * HOUR_MS);
  const noon = midnight + (12 - longitude / 15 - equation) * HOUR_MS;
  const isFriday = new Date(midnight).getUTCDay() === 5;
  const printed = (times: readonly PrayerTime[]) =>
    times.map(({ prayer, at }) => ({ prayer, at: at + (added[prayer] ?? 0) * MINUTE_MS }));
  const times: PrayerTime[] = [{ prayer: isFriday ? 'JUMUAH' : 'DHUHR', at: noon }];

  // Asr begins when a shadow has grown, beyond its length at noon, by the height of the object.
  const asr = hoursTo(
    -Math.atan(1 / ((shadow === 'HANAFI' ? 2 : 1) + Math.tan(Math.abs(latitude - declination) * RADIANS))) / RADIANS,
    latitude,
    declination,
  );
  if (asr !== null) times.push({ prayer: 'ASR', at: noon + asr * HOUR_MS });
  const half = hoursTo(HORIZON_ANGLE, latitude, declination);
  if (half === null) return printed(times);
  const night = 24 - 2 * half;
  const beyond = (angle: number) =>
    Math.min(
      hoursTo(angle, latitude, declination) ?? Number.POSITIVE_INFINITY,
      half + night * shareOfNight(highLatitude, angle),
    );
  const nightfall =
    typeof isha === 'number' ? beyond(isha) : half + (isRamadan(date) ? isha.inRamadan : isha.minutes) / 60;
  return printed([
    { prayer: 'FAJR', at: noon - beyond(fajr) * HOUR_MS },
    ...times,
    { prayer: 'MAGHRIB', at: noon + half * HOUR_MS },
    { prayer: 'ISHA', at: noon + nightfall * HOUR_MS },
  ]);
}

/** The part of a provider’s prayer rules that says which prayers they keep free. */
interface KeptPrayers {
  readonly around: readonly { readonly prayer: Exclude<Prayer, 'JUMUAH'> }[];
  readonly jumuah: object | null;
}

/**
 * The prayers that a provider’s day shows: those that they keep free. The Friday prayer counts as kept with the noon
 * prayer, too, in whose place it is.
 * @param isEvery Whether all are shown, kept free or not: for an imam.
 */
export function shownPrayers(
  times: readonly PrayerTime[],
  { around, jumuah }: KeptPrayers,
  isEvery: boolean,
): readonly PrayerTime[] {
  const isKept = (name: Prayer) => around.some(({ prayer }) => prayer === name);
  return times.filter(({ prayer }) =>
    prayer === 'JUMUAH' ? isEvery || jumuah !== null || isKept('DHUHR') : isEvery || isKept(prayer),
  );
}
