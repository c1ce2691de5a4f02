import styled from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { CalendarEvent, TimedEvent } from './calendar-event.ts';
import { rowStyle } from './AgendaList.styles.ts';
import type { CalendarWords } from './use-calendar-words.ts';

interface AgendaRowProps {
  timed: TimedEvent;
  day: IsoDate;
  words: CalendarWords;
  onOpen: ((event: CalendarEvent) => void) | undefined;
}

const Row = styled.div`${rowStyle}`;

/** First line beside an event: its start, or that it continues. */
function timeOn({ event, start, end, firstDay, lastDay }: TimedEvent, day: IsoDate, words: CalendarWords): string {
  if (!event.isAllDay && firstDay === day) return words.timeOf(start);
  return !event.isAllDay && lastDay === day ? words.t('until', { time: words.timeOf(end) }) : words.t('allDay');
}

/** Second line: its end, with the day where that differs. */
function endOn({ end, firstDay, lastDay }: TimedEvent, day: IsoDate, words: CalendarWords): string {
  if (lastDay === day) return firstDay === day ? words.timeOf(end) : '';
  return words.t('untilDay', { day: words.dayName(lastDay), time: words.timeOf(end) });
}

/** One event of an agenda with its time and all its words; a button where it can be opened. */
export function AgendaRow({ timed, day, words, onOpen }: AgendaRowProps) {
  const { event } = timed;
  const isButton = onOpen ? true : undefined;
  const content = (
    <>
      {onOpen && <VisuallyHidden>{words.eventName(timed, day)}</VisuallyHidden>}
      <span data-part="time" aria-hidden={isButton}>
        {timeOn(timed, day, words)}
        <span>{event.isAllDay ? words.partOf(timed, day) : endOn(timed, day, words)}</span>
      </span>
      <span aria-hidden={isButton}>
        <bdi data-part="title">{words.titleOf(timed)}</bdi>
        <span data-part="more">
          {event.icon}
          {event.kind}
          {event.kind && event.status && ' · '}
          {event.status}
        </span>
      </span>
    </>
  );
  const looks = {
    'data-tone': event.tone ?? 'primary',
    'data-tentative': event.isTentative || undefined,
    'data-cancelled': event.isCancelled || undefined,
  };
  return onOpen ? (
    <Row as="button" type="button" data-print="keep" {...looks} onClick={() => onOpen(event)}>
      {content}
    </Row>
  ) : (
    <Row {...looks}>{content}</Row>
  );
}
