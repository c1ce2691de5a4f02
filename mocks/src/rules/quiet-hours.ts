import type { QuietHours } from '@sakina/platform/contract';
import { dateIn, plusDays, wallTime } from '../clock.ts';

/** When a notification may be sent: at once, or at the end of the current quiet hours. */
export function afterQuietHours(at: Date, hours: QuietHours | null): Date {
  if (hours === null || hours.from === hours.until) return at;
  const { from, until, timeZone } = hours;
  const today = dateIn(at, timeZone);
  // Hours over midnight may have started yesterday.
  for (const day of [plusDays(today, -1), today]) {
    const begin = wallTime(day, from, timeZone);
    const end = wallTime(until > from ? day : plusDays(day, 1), until, timeZone);
    if (at >= begin && at < end) return end;
  }
  return at;
}
