const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A length of time as people say it: in days, below two days in hours, below an hour in minutes. */
export function inWords(milliseconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const length = Math.abs(milliseconds);
  if (length < HOUR) return { unit: 'minutes', count: Math.max(1, Math.round(length / 60_000)) };
  if (length < 2 * DAY) return { unit: 'hours', count: Math.floor(length / HOUR) };
  return { unit: 'days', count: Math.floor(length / DAY) };
}
