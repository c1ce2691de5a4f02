import { accountKey } from '@sakina/platform/browser';
import type { OwnPreferences } from '@sakina/platform/contract';

type ReadStorage = Pick<Storage, 'getItem'>;
type WriteStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** Used where nothing was chosen. */
const UNCHOSEN: OwnPreferences = { timeZone: null, calendar: 'GREGORIAN', hijriOffsetDays: 0 };

/** Storage key of an account's time preferences. */
const keyOf = (userId: string) => accountKey('sakina-times', userId);

/** Longer texts are ignored. */
const LONGEST = 200;
const CALENDARS = ['GREGORIAN', 'GREGORIAN_FIRST', 'HIJRI_FIRST'] as const;

/** The stored text; null if there is none or the storage cannot be read. */
export function keptTimes(storage: ReadStorage, userId: string): string | null {
  try {
    return storage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

/** Stores what the account says, if anything. Without a storage the next page uses the device's zone. */
export function keepTimes(storage: WriteStorage, userId: string, preferences: OwnPreferences): void {
  const { timeZone, calendar, hijriOffsetDays } = preferences;
  const isUnchosen =
    timeZone === UNCHOSEN.timeZone && calendar === UNCHOSEN.calendar && hijriOffsetDays === UNCHOSEN.hijriOffsetDays;
  try {
    if (isUnchosen) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), JSON.stringify(preferences));
  } catch {
    // See above.
  }
}

/** Reads stored preferences field by field; an invalid field counts as not chosen. */
export function readTimes(text: string | null): OwnPreferences {
  const { timeZone, calendar, hijriOffsetDays } = parsed(text);
  return {
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : null,
    calendar: CALENDARS.find((name) => name === calendar) ?? 'GREGORIAN',
    hijriOffsetDays:
      typeof hijriOffsetDays === 'number' && Number.isInteger(hijriOffsetDays) && Math.abs(hijriOffsetDays) <= 2
        ? hijriOffsetDays
        : 0,
  };
}

/** As `isTimeZone` of platform/format, which would bring the library of zones into the first load of every page. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string | null): { timeZone?: unknown; calendar?: unknown; hijriOffsetDays?: unknown } {
  if (text === null || text.length > LONGEST) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
