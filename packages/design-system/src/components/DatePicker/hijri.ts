import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date';
import { toCalendarDate, toUtcDate } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

/** Which of two calendars a month or a field is laid out by. */
export type CalendarKind = 'gregorian' | 'hijri';

/** A day of the Hijri calendar. */
export interface HijriDay {
  year: number;
  /** From 1, Muharram, to 12, Dhu al-Hijja. */
  month: number;
  day: number;
}

/** Moon sightings differ from Umm al-Qura by so many days at most. */
const WIDEST_OFFSET = 2;

/** The offset as a whole number of days from −2 to 2; anything else is none. */
export function hijriOffset(days: number | undefined): number {
  return days && Number.isFinite(days) ? Math.max(-WIDEST_OFFSET, Math.min(WIDEST_OFFSET, Math.trunc(days))) : 0;
}

/** The day so many days later; undefined where there is none to begin with. */
export function shiftDay(iso: IsoDate, days: number): IsoDate | undefined {
  return toCalendarDate(iso)?.add({ days }).toString();
}

/**
 * The Hijri day of a Gregorian one, by Umm al-Qura.
 * @param offsetDays Days by which the month was seen earlier (1, 2) or later (−1, −2) where the reader lives.
 */
export function toHijri(iso: IsoDate, offsetDays = 0): HijriDay | undefined {
  const day = toCalendarDate(iso)?.add({ days: hijriOffset(offsetDays) });
  if (!day) return undefined;
  const { year, month, day: dayOfMonth } = toCalendar(day, new IslamicUmalquraCalendar());
  return { year, month, day: dayOfMonth };
}

/** The Gregorian day of a Hijri one. */
export function fromHijri({ year, month, day }: HijriDay, offsetDays = 0): IsoDate {
  const hijri = new CalendarDate(new IslamicUmalquraCalendar(), year, month, day);
  return toCalendar(hijri, new GregorianCalendar())
    .subtract({ days: hijriOffset(offsetDays) })
    .toString();
}

/** How a day is written in one of the two calendars, whatever calendar the locale itself prefers. */
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

/** A Hijri day in words: 'Ramadan 1, 1446 AH'. Empty for a text that is no day. */
export function hijriInWords(
  iso: IsoDate,
  locale: string,
  offsetDays = 0,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string {
  const shifted = shiftDay(iso, hijriOffset(offsetDays));
  return shifted ? dayFormat(locale, 'hijri', options).format(toUtcDate(shifted)) : '';
}

/** The months of a calendar that a span of days touches: 'Jumada I – Jumada II 1448 AH'. */
export function monthsInWords(first: IsoDate, last: IsoDate, locale: string, calendar: CalendarKind): string {
  return dayFormat(locale, calendar, { month: 'long', year: 'numeric' }).formatRange(toUtcDate(first), toUtcDate(last));
}
