import type { CSSProperties, KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { TimedEvent } from '../EventCalendar/calendar-event.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ScheduleDay } from './axis.ts';
import { blockStyle, faceStyle, handleStyle, linesStyle } from './EventBlock.styles.ts';
import type { Lane } from './overlap.ts';
import { useSchedule } from './schedule-context.ts';
import { useDrag } from './use-drag.ts';
import { usePickUp } from './use-pick-up.ts';

interface EventBlockProps {
  timed: TimedEvent;
  day: ScheduleDay;
  from: number;
  to: number;
  lane: Lane;
  /** Id of the sentence that says which keys do what. */
  helpId: string;
}

const Block = styled.li`${blockStyle}`;
const Face = styled.button`${faceStyle}`;
const Lines = styled.span`${linesStyle}`;
const Handle = styled.span`${handleStyle}`;

/** Minutes up to which title and time share a line. */
const SHORT = 40;

/** An event at its time. A press opens its details; where it may be moved, Enter picks it up and a pointer drags it. */
export function EventBlock({ timed, day, from, to, lane, helpId }: EventBlockProps) {
  const { words, range, draft, canMove, isSaving, open, openMove, tabStop, setTabStop } = useSchedule();
  const { isPicked, onKey, putBack } = usePickUp(timed);
  const { moveFrom, resizeFrom } = useDrag();
  const { event } = timed;
  const isMovable = canMove(event) && !isSaving(event);
  const isLastPart = timed.lastDay === day.date;
  const place = {
    '--top': from - range.from,
    '--length': to - from,
    '--column': lane.column,
    '--columns': lane.columns,
    '--span': lane.span,
  } as CSSProperties;

  function press(key: KeyboardEvent<HTMLButtonElement>) {
    const isMenu = key.key === 'ContextMenu' || (key.key === 'F10' && key.shiftKey);
    const isForm = key.key.toLowerCase() === 'm' && !isPicked && isMovable;
    if (!onKey(key) && !isMenu && !isForm) return;
    key.preventDefault();
    key.stopPropagation();
    if (isMenu) open(timed, key.currentTarget);
    if (isForm) openMove(timed);
  }
  return (
    <Block style={place} data-tone={event.tone ?? 'primary'}>
      <Face
        type="button"
        data-print="keep"
        tabIndex={tabStop === event.id && timed.firstDay <= day.date ? 0 : -1}
        data-event={event.id}
        data-day={day.date}
        data-minute={from}
        data-held={draft?.event?.id === event.id || undefined}
        data-short={to - from <= SHORT || undefined}
        data-tentative={event.isTentative || undefined}
        data-cancelled={event.isCancelled || undefined}
        aria-busy={isSaving(event)}
        aria-describedby={helpId}
        onFocus={() => setTabStop(event.id)}
        onBlur={() => isPicked && putBack()}
        onKeyDown={press}
        onKeyUp={(key) => key.key === ' ' && canMove(event) && key.preventDefault()}
        onClick={(click) => open(timed, click.currentTarget)}
        onPointerDown={(down) => isMovable && moveFrom(down, timed)}
      >
        <VisuallyHidden>{words.eventName(timed, day.date)}</VisuallyHidden>
        <Lines aria-hidden>
          <span data-part="title">
            {event.icon}
            <bdi>{words.titleOf(timed)}</bdi>
            {event.statusIcon && <span data-part="mark">{event.statusIcon}</span>}
          </span>
          <span data-part="time">
            {timed.firstDay === day.date
              ? words.timeOf(timed.start)
              : words.t('until', { time: words.timeOf(timed.end) })}
          </span>
          {event.status && to - from > SHORT && <span>{event.status}</span>}
        </Lines>
      </Face>
      {isMovable && isLastPart && <Handle aria-hidden onPointerDown={(down) => resizeFrom(down, timed)} />}
    </Block>
  );
}
