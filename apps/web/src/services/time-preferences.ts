import type { OwnPreferences } from '@sakina/platform/contract';

type ReadStorage = Pick<Storage, 'getItem'>;
type WriteStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** What holds where nothing was chosen. */
const UNCHOSEN: OwnPreferences = { timeZone: null, calendar: 'GREGORIAN', hijriOffsetDays: 0 };

/** Where this device keeps what an account says of times and dates: told apart from other people's, and naming nobody (SEC-8). */
function keyOf(userId: string): string {
  let mark = 0x811c9dc5;
  for (let index = 0; index < userId.length; index += 1) mark = Math.imul(mark ^ userId.charCodeAt(index), 0x01000193);
  return `sakina-times:${(mark >>> 0).toString(36)}`;
}

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

/** Keeps what the account says, if it says anything. Without a storage the device's own zone holds on the next page. */
export function keepTimes(storage: WriteStorage, userId: string, preferences: OwnPreferences): void {
  const { timeZone, calendar, hijriOffsetDays } = preferences;
  const isUnchosen =
    timeZone === UNCHOSEN.timeZone && calendar === UNCHOSEN.calendar && hijriOffsetDays === UNCHOSEN.hijriOffsetDays;
  try {
    if (isUnchosen) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), JSON.stringify(preferences));
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
