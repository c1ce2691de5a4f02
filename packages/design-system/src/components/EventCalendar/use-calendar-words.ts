import { fromAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';
import { zoneName } from '@sakina/platform/locale';
import { useMemo } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { toUtcDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { TimedEvent } from './calendar-event.ts';
import { daysBetween, dayOf } from './event-days.ts';
import { toHijri } from './hijri.ts';
import { useCalendarText } from './messages/index.ts';

/** Whether the clock shows this time twice on its day, because it goes back. */
function isRepeatedTime(instant: number, timeZone: string): boolean {
  const shown = toCalendarDateTime(fromAbsolute(instant, timeZone));
  return (
    toZoned(shown, timeZone, 'earlier').toDate().getTime() !== toZoned(shown, timeZone, 'later').toDate().getTime()
  );
}

/** The days, times and events of a calendar, in the reader's language and one time zone. */
export function useCalendarWords(timeZone: string) {
  const t = useCalendarText();
  const { locale } = useLocale();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options });
    const time = format({ hour: 'numeric', minute: '2-digit', timeZone });
    const fullHour = format({ hour: 'numeric', timeZone });
    const wall = format({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    const timeAndZone = format({ hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' });
    const day = format({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
    const month = format({ month: 'long', year: 'numeric', timeZone: 'UTC' });
    const number = new Intl.NumberFormat(locale, { useGrouping: false });

    /** Joins the known parts, leaving out empty ones. */
    const join = (parts: readonly (string | undefined)[]) =>
      parts
        .filter((part) => part !== undefined && part !== '')
        .reduce<string>((said, part) => (said ? t('pair', { first: said, second: part ?? '' }) : (part ?? '')), '');
    /** The time of an instant; with the zone's name where the clock shows that time twice. */
    const timeOf = (instant: number) => (isRepeatedTime(instant, timeZone) ? timeAndZone : time).format(instant);
    const dayName = (iso: IsoDate) => day.format(toUtcDate(iso));
    /** 'Wednesday, November 25, 10:15 AM to 11:05 AM' */
    function spanOf(start: number, end: number): string {
      const first = dayOf(start, timeZone);
      const last = dayOf(Math.max(start, end - 1), timeZone);
      const to = first === last ? timeOf(end) : t('pair', { first: dayName(last), second: timeOf(end) });
      return t('pair', { first: dayName(first), second: t('timeSpan', { from: timeOf(start), to }) });
    }
    /** 'day 2 of 3', for events of several days. */
    const partOf = ({ firstDay, lastDay }: TimedEvent, iso: IsoDate) =>
      firstDay === lastDay
        ? ''
        : t('dayOf', { day: daysBetween(firstDay, iso).length, count: daysBetween(firstDay, lastDay).length });
    const titleOf = ({ event }: TimedEvent) => event.title.trim() || t('unnamed');
    const monthName = (hijriMonth: number) => t('hijriMonth', { month: String(hijriMonth) });
    return {
      t,
      join,
      timeOf,
      spanOf,
      dayName,
      partOf,
      titleOf,
      /** A time in little room: '10 AM', '10:30 AM'. */
      shortTime: (instant: number) =>
        fromAbsolute(instant, timeZone).minute === 0 && !isRepeatedTime(instant, timeZone)
          ? fullHour.format(instant)
          : timeOf(instant),
      /** What the clock on the wall shows after so many minutes: '2:00 AM'. */
      wallTime: (minute: number) => wall.format(minute * 60_000),
      /** The name of the zone on the day of an instant: 'Eastern Time', 'UTC'. */
      zoneName: (at: number) => zoneName(timeZone, locale, at),
      dayNumber: (iso: IsoDate) => number.format(toUtcDate(iso).getUTCDate()),
      monthTitle: (iso: IsoDate) => month.format(toUtcDate(iso)),
      /** Everything about an event in one sentence, for its name. */
      eventName: (timed: TimedEvent, iso: IsoDate) =>
        join([
          titleOf(timed),
          ...(timed.event.isAllDay
            ? [dayName(iso), t('allDay'), partOf(timed, iso)]
            : [spanOf(timed.start, timed.end)]),
          timed.event.kind,
          timed.event.status,
        ]),
      /** '14 Jumada al-thani 1448' */
      hijriDay(iso: IsoDate, offsetDays: number) {
        const hijri = toHijri(iso, offsetDays);
        return hijri
          ? t('hijriDay', { day: hijri.day, month: monthName(hijri.month), year: number.format(hijri.year) })
          : '';
      },
      /** '14', or '1 Rajab' on the day that a month begins. */
      hijriNumber(iso: IsoDate, offsetDays: number) {
        const hijri = toHijri(iso, offsetDays);
        return hijri
          ? { day: number.format(hijri.day), month: hijri.day === 1 ? monthName(hijri.month) : '' }
          : undefined;
      },
      /** 'Jumada al-awwal – Jumada al-thani 1448', for a run of days. */
      hijriSpan(first: IsoDate, last: IsoDate, offsetDays: number) {
        const from = toHijri(first, offsetDays);
        const to = toHijri(last, offsetDays);
        if (!from || !to) return '';
        const [year, firstYear] = [number.format(to.year), number.format(from.year)];
        if (from.month === to.month && from.year === to.year)
          return t('hijriMonthYear', { month: monthName(to.month), year });
        return t(from.year === to.year ? 'hijriMonths' : 'hijriYears', {
          first: monthName(from.month),
          firstYear,
          second: monthName(to.month),
          year,
        });
      },
    };
  }, [t, locale, timeZone]);
}

/** What `useCalendarWords` gives. */
export type CalendarWords = ReturnType<typeof useCalendarWords>;
