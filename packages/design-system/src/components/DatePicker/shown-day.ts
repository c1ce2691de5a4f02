import {
  GregorianCalendar,
  IslamicUmalquraCalendar,
  getDayOfWeek,
  startOfWeek,
  toCalendar,
  toCalendarDate as dayOf,
} from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { DateValue } from 'react-aria-components/DateField';
import { hijriOffset } from './hijri.ts';
import type { CalendarKind } from './hijri.ts';
import { toCalendarDate } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * Maps real days to a calendar grid whose Hijri dates are off by some days. React Aria and Intl only know Umm al-Qura,
 * so the grid is given each day moved by the offset, and the weekdays above it are moved with it.
 */
export interface ShownDays {
  /** The calendar the grid is laid out by. */
  kind: CalendarKind;
  /** Days by which the grid is moved; 0 for the Gregorian calendar. */
  shift: number;
  /** The day of the grid for a real one. */
  show: (iso: IsoDate | null | undefined) => CalendarDate | undefined;
  /** The real day, as `YYYY-MM-DD`, of a day in the grid. */
  read: (shown: DateValue) => IsoDate;
  /** The first weekday of the grid; undefined where the locale decides. */
  firstDayOfWeek: (locale: string) => (typeof WEEKDAYS)[number] | undefined;
}

/** Converts between real days and days of the grid. */
export function shownDays(kind: CalendarKind, offsetDays: number | undefined): ShownDays {
  const shift = kind === 'hijri' ? hijriOffset(offsetDays) : 0;
  return {
    kind,
    shift,
    show: (iso) => {
      const day = toCalendarDate(iso)?.add({ days: shift });
      return day && kind === 'hijri' ? toCalendar(day, new IslamicUmalquraCalendar()) : day;
    },
    read: (shown) => toCalendar(dayOf(shown), new GregorianCalendar()).subtract({ days: shift }).toString(),
    firstDayOfWeek: (locale) => {
      const anyDay = toCalendarDate('2026-11-24');
      if (shift === 0 || !anyDay) return undefined;
      const first = getDayOfWeek(startOfWeek(anyDay, locale), 'en-US');
      return WEEKDAYS[(first + shift + 7) % 7];
    },
  };
}
