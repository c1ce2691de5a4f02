import { wallClock } from '../format/zones.ts';

/** The hours in which most people sleep: from 22:00 to before 7:00 on the clock of the person concerned. */
const NIGHT = { from: '22:00', until: '07:00' } as const;

/**
 * Whether a session would start at night for someone: the one rule for marks beside offered times, for what is asked before a provider
 * books, and for the order *available soonest*.
 * @param startsAt ISO 8601 instant.
 * @param timeZone IANA name of the zone of the person who would come.
 */
export function isAtNight(startsAt: string, timeZone: string): boolean {
  const { time } = wallClock(startsAt, timeZone);
  return time >= NIGHT.from || time < NIGHT.until;
}
