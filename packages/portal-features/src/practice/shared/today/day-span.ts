import { addDays, dateIn, instantAt } from '@sakina/platform/format';

/**
 * The calendar day that holds an instant in a zone. A day of a clock change has 23 or 25 hours.
 * @param now Epoch milliseconds.
 */
export function daySpan(now: number, timeZone: string): { start: string; end: string } {
  const today = dateIn(new Date(now).toISOString(), timeZone);
  return { start: instantAt(today, '00:00', timeZone), end: instantAt(addDays(today, 1), '00:00', timeZone) };
}
