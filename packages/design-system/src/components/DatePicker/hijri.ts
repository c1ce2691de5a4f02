import { IslamicUmalquraCalendar, toCalendar } from '@internationalized/date';
import { toCalendarDate, toUtcDate } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

/** The calendar that a month or a field is laid out by. */
export type CalendarKind = 'gregorian' | 'hijri';

/** A day of the Hijri calendar. */
export interface HijriDay {
  year: number;
  /** From 1, Muharram, to 12, Dhu al-Hijja. */
  month: number;
  day: number;
}

/** Moon sightings differ from Umm al-Qura by at most this many days. */
const WIDEST_OFFSET = 2;

/** The offset as a whole number of days from −2 to 2; 0 when it is not a number. */
export function hijriOffset(days: number | undefined): number {
  return days && Number.isFinite(days) ? Math.max(-WIDEST_OFFSET, Math.min(WIDEST_OFFSET, Math.trunc(days))) : 0;
}

/** The day that many days later; undefined when the text is not a date. */
export function shiftDay(iso: IsoDate, days: number): IsoDate | undefined {
  return toCalendarDate(iso)?.add({ days }).toString();
}

/**
 * Converts a Gregorian day to the Hijri calendar, by Umm al-Qura. Undefined when the text is not a date.
 * @param offsetDays Days by which the month was seen earlier (1, 2) or later (−1, −2) where the reader lives.
 */
export function toHijri(iso: IsoDate, offsetDays = 0): HijriDay | undefined {
  const day = toCalendarDate(iso)?.add({ days: hijriOffset(offsetDays) });
  if (!day) return undefined;
  const { year, month, day: dayOfMonth } = toCalendar(day, new IslamicUmalquraCalendar());
  return { year, month, day: dayOfMonth };
}

/** A format for days in one of the two calendars, regardless of the calendar that the locale prefers. */
export function dayFormat(
  locale: string,
  calendar: CalendarKind,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...options,
    calendar: calendar === 'hijri' ? 'islamic-umalqura' : 'gregory',
    timeZone: 'UTC',
  });
}

/** A day formatted in the Hijri calendar: 'Ramadan 1, 1446 AH'. Empty when the text is not a date. */
export function hijriText(
  iso: IsoDate,
  locale: string,
  offsetDays = 0,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string {
  const shifted = shiftDay(iso, hijriOffset(offsetDays));
  return shifted ? dayFormat(locale, 'hijri', options).format(toUtcDate(shifted)) : '';
}

/** The months of a calendar that a span of days touches: 'Jumada I – Jumada II 1448 AH'. */
export function monthsText(first: IsoDate, last: IsoDate, locale: string, calendar: CalendarKind): string {
  return dayFormat(locale, calendar, { month: 'long', year: 'numeric' }).formatRange(toUtcDate(first), toUtcDate(last));
}
