import { useMemo, useState } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { eventsBetween, groupByDay } from './event-days.ts';
import { weeksOfMonth } from './month-grid.ts';
import type { WeekStart } from './month-grid.ts';

interface MonthOptions {
  /** The month shown, as `YYYY-MM`. */
  month: string;
  /** The day that is open. */
  value: IsoDate | null;
  /** Today, where the reader is. */
  today: IsoDate | undefined;
  /** The day on which weeks begin. */
  weekStart: WeekStart | undefined;
  /** IANA zone in which days begin. */
  timeZone: string;
  /** The events; keep the array stable while nothing changes. */
  events: readonly CalendarEvent[];
  /** Called with the month to show. */
  onMonthChange: (month: string) => void;
  /** Called with the day to open. */
  onChange: (day: IsoDate) => void;
}

/** The default focus day. */
function firstFocus(month: string, value: IsoDate | null, today: IsoDate | undefined): IsoDate {
  return [value, today].find((day) => day?.startsWith(month)) ?? `${month}-01`;
}

/** The weeks of a month, the events of each day, and the day that has the Tab stop. */
export function useMonth({ month, value, today, weekStart, timeZone, events, onMonthChange, onChange }: MonthOptions) {
  const { locale } = useLocale();
  const [focus, setFocus] = useState(() => firstFocus(month, value, today));
  const weeks = useMemo(() => weeksOfMonth(month, locale, weekStart), [month, locale, weekStart]);
  const days = useMemo(() => weeks.flat(), [weeks]);
  const byDay = useMemo(
    () => groupByDay(eventsBetween(events, { from: days[0] ?? '', to: days.at(-1) ?? '' }, timeZone), days),
    [events, days, timeZone],
  );

  function goTo(day: IsoDate) {
    setFocus(day);
    if (!day.startsWith(month)) onMonthChange(day.slice(0, 7));
  }
  function open(day: IsoDate) {
    goTo(day);
    onChange(day);
  }
  return {
    weeks,
    byDay,
    ofMonth: days.filter((day) => day.startsWith(month)),
    focusedDay: focus.startsWith(month) ? focus : firstFocus(month, value, today),
    goTo,
    open,
  };
}
