import { accountKey } from '../../browser/account-key.ts';
import type { KeyStorage } from '../../browser/index.ts';
import { isTimeZone } from '../../format/zones.ts';

/** Storage key of an account's practice zone. */
const keyOf = (userId: string) => accountKey('sakina-practice-zone', userId);

/** The zone that an account's practice was last read to be in, or null: a name that this browser supports. */
export function keptZone(storage: KeyStorage, userId: string): string | null {
  const zone = storage.getItem(keyOf(userId));
  return zone !== null && isTimeZone(zone) ? zone : null;
}

/** Keeps the zone that an account's practice is in. */
export function keepZone(storage: KeyStorage, userId: string, timeZone: string): void {
  storage.setItem(keyOf(userId), timeZone);
}
