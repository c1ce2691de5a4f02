import { placeOf, prayerTimes } from '@sakina/platform/domain';
import type { Prayer } from '@sakina/platform/domain';

/** Minutes for which a prayer is kept free of a broadcast. */
const PRAYER_MINUTES = 20;

/**
 * The prayer into whose first minutes a broadcast falls, by the sun over the city that names the host's zone; null for
 * none.
 * @param date `YYYY-MM-DD` on the host's clock.
 * @param startsAt ISO instant.
 */
export function prayerAt(
  { date, startsAt, minutes }: { date: string; startsAt: string; minutes: number },
  timeZone: string,
): { prayer: Prayer; at: string } | null {
  const place = placeOf(timeZone);
  if (place === null) return null;
  const from = Date.parse(startsAt);
  const until = from + minutes * 60_000;
  const found = prayerTimes(date, place).find(({ at }) => at < until && at + PRAYER_MINUTES * 60_000 > from);
  return found ? { prayer: found.prayer, at: new Date(found.at).toISOString() } : null;
}
