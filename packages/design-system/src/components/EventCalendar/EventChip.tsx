import styled from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { CalendarEvent, TimedEvent } from './calendar-event.ts';
import { chipStyle } from './event.styles.ts';
import type { CalendarWords } from './use-calendar-words.ts';

interface EventChipProps {
  timed: TimedEvent;
  /** The day it is shown on here. */
  day: IsoDate;
  words: CalendarWords;
  /** Whether Tab stops here. */
  isTabStop: boolean;
  onOpen: (event: CalendarEvent) => void;
}

const Chip = styled.button`${chipStyle}`;

/**
 * An event on one line: its kind's mark and its title, then its time where there is room for it; its name says the
 * rest.
 */
export function EventChip({ timed, day, words, isTabStop, onOpen }: EventChipProps) {
  const { event, start } = timed;
  const startsHere = timed.firstDay === day && !event.isAllDay;
  return (
    <Chip
      type="button"
      data-print="keep"
      tabIndex={isTabStop ? 0 : -1}
      data-tone={event.tone ?? 'primary'}
      data-tentative={event.isTentative || undefined}
      data-cancelled={event.isCancelled || undefined}
      title={words.titleOf(timed)}
      onClick={() => onOpen(event)}
    >
      <VisuallyHidden>{words.eventName(timed, day)}</VisuallyHidden>
      <span data-part="name" aria-hidden>
        {event.icon}
        <bdi data-part="title">{words.titleOf(timed)}</bdi>
      </span>
      {startsHere && (
        <span data-part="time" aria-hidden>
          {words.shortTime(start)}
        </span>
      )}
    </Chip>
  );
}
