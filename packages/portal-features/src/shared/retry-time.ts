const MINUTE_MS = 60_000;

/** Where and in which language a time is read. */
export interface Reader {
  /** BCP 47 tag. */
  locale: string;
  /** IANA zone. */
  timeZone: string;
}

/**
 * When a server can be asked again, as a person reads it: '2:31 PM EST', with the day where it is not today's. The
 * minute after the instant, since the one it falls in may be too early.
 * @param retryAt Epoch milliseconds.
 * @param now Epoch milliseconds of the reader's present.
 */
export function retryTime(retryAt: number, now: number, { locale, timeZone }: Reader): string {
  const instant = new Date(Math.ceil(retryAt / MINUTE_MS) * MINUTE_MS);
  const day = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' });
  const isToday = day.format(instant) === day.format(now);
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(!isToday && { weekday: 'long', day: 'numeric', month: 'long' }),
  }).format(instant);
}
