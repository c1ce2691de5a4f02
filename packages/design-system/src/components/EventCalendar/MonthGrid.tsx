import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { toUtcDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { CalendarEvent, TimedEvent } from './calendar-event.ts';
import { DayCell } from './DayCell.tsx';
import { gridStyle } from './EventCalendar.styles.ts';
import { dayAfterKey } from './month-grid.ts';
import type { WeekStart } from './month-grid.ts';
import type { CalendarWords } from './use-calendar-words.ts';

interface MonthGridProps {
  label: string;
  month: string;
  weeks: readonly (readonly IsoDate[])[];
  eventsByDay: ReadonlyMap<IsoDate, readonly TimedEvent[]>;
  words: CalendarWords;
  focusedDay: IsoDate;
  chosenDay: IsoDate | null;
  today: IsoDate | undefined;
  weekStart: WeekStart | undefined;
  isLoading: boolean;
  maxChips: number;
  hijriOffset: number | undefined;
  onFocusDay: (day: IsoDate) => void;
  onChoose: (day: IsoDate) => void;
  onOpen: (event: CalendarEvent, day: IsoDate) => void;
}

const Table = styled.table`${gridStyle}`;
const NONE: readonly TimedEvent[] = [];

/** The weeks of a month as a grid with one stop for Tab; the keys move from day to day. */
export function MonthGrid({
  label,
  month,
  weeks,
  eventsByDay,
  words,
  focusedDay,
  chosenDay,
  today,
  weekStart,
  onFocusDay,
  ...cell
}: MonthGridProps) {
  const { locale, direction } = useLocale();
  const table = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day='${focusedDay}']`)?.focus();
  }, [focusedDay, month]);

  function move(press: KeyboardEvent) {
    if (press.ctrlKey || press.metaKey || press.altKey) return;
    const next = dayAfterKey(focusedDay, press.key, { isShift: press.shiftKey, direction, locale, weekStart });
    if (!next) return;
    press.preventDefault();
    takesFocus.current = true;
    onFocusDay(next);
  }
  const weekday = (style: 'long' | 'short' | 'narrow', day: IsoDate) =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(toUtcDate(day));
  return (
    <Table ref={table} role="grid" aria-label={label} onKeyDown={move}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" aria-label={weekday('long', day)}>
              <span data-part="narrow">{weekday('narrow', day)}</span>
              <span data-part="short">{weekday('short', day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                {...cell}
                day={day}
                words={words}
                events={eventsByDay.get(day) ?? NONE}
                isOutside={!day.startsWith(month)}
                isToday={day === today}
                isChosen={day === chosenDay}
                isTabStop={day === focusedDay}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
