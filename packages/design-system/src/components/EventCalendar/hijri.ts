import { IslamicUmalquraCalendar, toCalendar } from '@internationalized/date';
import { toCalendarDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';

/** A day of the Hijri calendar. */
export interface HijriDate {
  /** Year of the Hijra. */
  year: number;
  /** From 1, Muharram, to 12, Dhu al-Hijjah. */
  month: number;
  /** From 1 to 30. */
  day: number;
}

const umalqura = new IslamicUmalquraCalendar();

/**
 * The Hijri day beside a Gregorian one, by the Umm al-Qura tables.
 * @param day Gregorian day.
 * @param offsetDays From -2 to 2, where a community begins its months by its own sighting of the moon; more is cut to that.
 * @returns The Hijri day, or undefined when the text is no day.
 */
export function toHijri(day: IsoDate, offsetDays = 0): HijriDate | undefined {
  const gregorian = toCalendarDate(day);
  if (!gregorian) return undefined;
  const offset = Math.max(-2, Math.min(2, Math.round(offsetDays) || 0));
  const { year, month, day: dayOfMonth } = toCalendar(gregorian.add({ days: offset }), umalqura);
  return { year, month, day: dayOfMonth };
}
