import type { OwnPreferences } from '@sakina/platform/contract';

type ReadStorage = Pick<Storage, 'getItem'>;
type WriteStorage = Pick<Storage, 'setItem'>;

/** Where this device keeps what an account says of times and dates: by the person's opaque id (SEC-8). */
const keyOf = (userId: string) => `sakina-times:${userId}`;

/** Longer texts are none of ours. */
const LONGEST = 200;
const CALENDARS = ['GREGORIAN', 'GREGORIAN_FIRST', 'HIJRI_FIRST'] as const;

/** What is kept, as it was written; null where nothing is, or the storage cannot be read. */
export function keptTimes(storage: ReadStorage, userId: string): string | null {
  try {
    return storage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

/** Keeps what the account says. Without a storage the device's own zone holds on the next page. */
export function keepTimes(storage: WriteStorage, userId: string, preferences: OwnPreferences): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(preferences));
  } catch {
    // Nothing to do: see above.
  }
}

/** Reads what was kept, part by part: what is foreign counts as not chosen. */
export function readTimes(text: string | null): OwnPreferences {
  const { timeZone, calendar, hijriOffsetDays } = parsed(text);
  return {
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : null,
    calendar: CALENDARS.find((name) => name === calendar) ?? 'GREGORIAN',
    hijriOffsetDays: typeof hijriOffsetDays === 'number' && Number.isInteger(hijriOffsetDays) && Math.abs(hijriOffsetDays) <= 2 ? hijriOffsetDays : 0,
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
