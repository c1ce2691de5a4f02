import styled from 'styled-components';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { CalendarEvent, TimedEvent } from './calendar-event.ts';
import { cellStyle, chipsStyle, dayStyle, dotsStyle, moreStyle } from './EventCalendar.styles.ts';
import { EventChip } from './EventChip.tsx';
import { eventToneStyle } from './event.styles.ts';
import type { CalendarWords } from './use-calendar-words.ts';

interface DayCellProps {
  day: IsoDate;
  events: readonly TimedEvent[];
  words: CalendarWords;
  /** Whether the day belongs to another month. */
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** Whether Tab stops at this day and its events. */
  isTabStop: boolean;
  isLoading: boolean;
  maxChips: number;
  /** Days the Hijri date is moved by; undefined shows none. */
  hijriOffset: number | undefined;
  onChoose: (day: IsoDate) => void;
  onOpen: (event: CalendarEvent, day: IsoDate) => void;
}

const Cell = styled.td`${cellStyle}`;
const Day = styled.button`${dayStyle}`;
const Dots = styled.span`${dotsStyle}`;
const Dot = styled.span`${eventToneStyle}`;
const Chips = styled.ul`${chipsStyle}`;
const More = styled.button`${moreStyle}`;

/** One day of the month: its number or numbers, and its events as chips, or as dots where there is no room. */
export function DayCell({
  day,
  events,
  words,
  isOutside,
  isToday,
  isChosen,
  isTabStop,
  isLoading,
  maxChips,
  hijriOffset,
  onChoose,
  onOpen,
}: DayCellProps) {
  const { t } = words;
  const hijri = hijriOffset === undefined ? undefined : words.hijriNumber(day, hijriOffset);
  const name = words.join([
    words.dayName(day),
    hijriOffset === undefined ? '' : words.hijriDay(day, hijriOffset),
    isToday ? t('isToday') : '',
    isLoading ? '' : t('events', { count: events.length }),
  ]);
  const shown = events.slice(0, maxChips);
  const rest = events.length - shown.length;
  return (
    <Cell role="gridcell" aria-selected={isChosen} data-outside={isOutside || undefined}>
      <Day
        type="button"
        data-print="keep"
        tabIndex={isTabStop ? 0 : -1}
        data-day={day}
        data-chosen={isChosen || undefined}
        data-outside={isOutside || undefined}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onChoose(day)}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        <span data-part="day" aria-hidden>
          {words.dayNumber(day)}
        </span>
        {hijri && (
          <span data-part="hijri" aria-hidden>
            {hijri.day}
            {hijri.month && <span data-part="hijri-month"> {hijri.month}</span>}
          </span>
        )}
        <Dots aria-hidden>
          {events.slice(0, 3).map(({ event }) => (
            <Dot key={event.id} data-tone={event.tone ?? 'primary'} />
          ))}
        </Dots>
      </Day>
      {isLoading && !isOutside && (
        <Chips aria-hidden>
          <li>
            <Skeleton />
          </li>
        </Chips>
      )}
      {shown.length > 0 && (
        <Chips>
          {shown.map((timed) => (
            <li key={timed.event.id}>
              <EventChip
                timed={timed}
                day={day}
                words={words}
                isTabStop={isTabStop}
                onOpen={(event) => onOpen(event, day)}
              />
            </li>
          ))}
          {rest > 0 && (
            <li>
              <More type="button" data-print="keep" tabIndex={isTabStop ? 0 : -1} onClick={() => onChoose(day)}>
                <span aria-hidden>{t('more', { count: rest })}</span>
                <VisuallyHidden>{t('moreOn', { count: rest, day: words.dayName(day) })}</VisuallyHidden>
              </More>
            </li>
          )}
        </Chips>
      )}
    </Cell>
  );
}
