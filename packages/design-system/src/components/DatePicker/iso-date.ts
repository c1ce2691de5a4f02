import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** A day as `YYYY-MM-DD`, in the Gregorian calendar and without a time zone. */
export type IsoDate = string;

/**
 * Reads a day.
 * @returns The day, or undefined when the text is not one, so that broken data never breaks a page.
 */
export function toCalendarDate(iso: IsoDate | null | undefined): CalendarDate | undefined {
  if (!iso) return undefined;
  try {
    return parseDate(iso);
  } catch {
    return undefined;
  }
}

/** Midnight of that day in UTC, for formatters that are set to UTC: a day has no time zone. */
export function toUtcDate(iso: IsoDate): Date {
  return new Date(`${iso}T00:00:00Z`);
}
