/** The hours in which most people sleep: from 22:00 to before 7:00 on the clock of the person concerned. */
const NIGHT = { from: 22, until: 7 } as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, which shows the hour alone. Making one is slow, so each is kept. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-nu-latn', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * Whether a session would start at night for someone: the one rule for marks beside offered times, for what is asked
 * before a provider books, and for the order *available soonest*.
 * @param startsAt ISO 8601 instant.
 * @param timeZone IANA name of the zone of the person who would come.
 */
export function isAtNight(startsAt: string, timeZone: string): boolean {
  const hour = Number(clockOf(timeZone).format(new Date(startsAt)));
  return hour >= NIGHT.from || hour < NIGHT.until;
}
