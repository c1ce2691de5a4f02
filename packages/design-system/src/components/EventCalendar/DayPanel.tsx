import { useId } from 'react';
import styled from 'styled-components';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import { Heading } from '../Text/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { rowsStyle } from './AgendaList.styles.ts';
import { AgendaRow } from './AgendaRow.tsx';
import type { CalendarEvent, TimedEvent } from './calendar-event.ts';
import { dayPanelStyle, noteStyle } from './EventCalendar.styles.ts';
import type { CalendarWords } from './use-calendar-words.ts';

interface DayPanelProps {
  day: IsoDate;
  events: readonly TimedEvent[];
  words: CalendarWords;
  hijriOffset: number | undefined;
  headingLevel: HeadingLevel;
  onOpen: ((event: CalendarEvent) => void) | undefined;
}

const Panel = styled.section`${dayPanelStyle}`;
const Rows = styled.ul`${rowsStyle}`;
const Note = styled.p`${noteStyle}`;

/** The open day, with all its events. Its heading is announced when the day changes, as focus stays in the month. */
export function DayPanel({ day, events, words, hijriOffset, headingLevel, onOpen }: DayPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <header aria-live="polite">
        <Heading id={id} level={headingLevel} size="md">
          {words.dayName(day)}
        </Heading>
        <p>
          {words.join([
            hijriOffset === undefined ? '' : words.hijriDay(day, hijriOffset),
            words.t('events', { count: events.length }),
          ])}
        </p>
      </header>
      {events.length === 0 ? (
        <Note>{words.t('emptyDay')}</Note>
      ) : (
        <Rows role="list">
          {events.map((timed) => (
            <li key={timed.event.id}>
              <AgendaRow timed={timed} day={day} words={words} onOpen={onOpen} />
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
