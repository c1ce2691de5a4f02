import { endOfMonth, startOfMonth, startOfWeek } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';

/** A day on which weeks may begin. */
export type WeekStart = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/**
 * The weeks that a month touches, whole.
 * @param month As `YYYY-MM`.
 * @param locale Decides the first day of the week, unless `weekStart` does.
 * @returns Four to six weeks of seven days; none when the text is not a month.
 */
export function weeksOfMonth(month: string, locale: string, weekStart?: WeekStart): IsoDate[][] {
  const first = toCalendarDate(`${month}-01`);
  if (!first) return [];
  const weeks: IsoDate[][] = [];
  let day: CalendarDate = startOfWeek(first, locale, weekStart);
  while (day.compare(endOfMonth(first)) <= 0) {
    const monday = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString()));
    day = day.add({ days: 7 });
  }
  return weeks;
}

/** Adds months to `YYYY-MM`. A text that is not a month is returned as it is. */
export function addMonths(month: string, months: number): string {
  return toCalendarDate(`${month}-01`)?.add({ months }).toString().slice(0, 7) ?? month;
}

/** The day that a key moves focus to, visually; undefined for a key that the calendar does not handle. */
export function dayAfterKey(
  day: IsoDate,
  key: string,
  {
    isShift,
    direction,
    locale,
    weekStart,
  }: { isShift: boolean; direction: 'ltr' | 'rtl'; locale: string; weekStart?: WeekStart | undefined },
): IsoDate | undefined {
  const date = toCalendarDate(day);
  if (!date) return undefined;
  const onward = direction === 'rtl' ? -1 : 1;
  const first = startOfWeek(date, locale, weekStart);
  const steps: Record<string, () => CalendarDate> = {
    ArrowRight: () => date.add({ days: onward }),
    ArrowLeft: () => date.add({ days: -onward }),
    ArrowDown: () => date.add({ days: 7 }),
    ArrowUp: () => date.subtract({ days: 7 }),
    PageDown: () => date.add(isShift ? { years: 1 } : { months: 1 }),
    PageUp: () => date.subtract(isShift ? { years: 1 } : { months: 1 }),
    Home: () => (isShift ? startOfMonth(date) : first),
    End: () => (isShift ? endOfMonth(date) : first.add({ days: 6 })),
  };
  return steps[key]?.().toString();
}
