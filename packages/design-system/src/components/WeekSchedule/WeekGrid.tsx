import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { TimedEvent } from '../EventCalendar/calendar-event.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { instantAt, minuteOf } from './axis.ts';
import { DayColumn } from './DayColumn.tsx';
import type { DayBackgroundData } from './DayBackground.tsx';
import { neighbourOf } from './focus-event.ts';
import { Gutter } from './Gutter.tsx';
import { useSchedule } from './schedule-context.ts';
import type { Span } from './types.ts';
import { usePageTop } from './use-page-top.ts';
import { frameStyle, measureStyle, scrollerStyle } from './WeekSchedule.styles.ts';

interface WeekGridProps extends DayBackgroundData {
  label: string;
  eventsByDay: ReadonlyMap<IsoDate, readonly TimedEvent[]>;
  today: IsoDate | undefined;
  secondTimeZone: string | undefined;
  hijriOffset: number | undefined;
  headingLevel: HeadingLevel;
  /** The hour initially at the upper edge. */
  firstHour: number;
  isReadOnly: boolean;
}

const Scroller = styled.div`${scrollerStyle}`;
const Frame = styled.ol`${frameStyle} margin: 0; padding: 0; list-style: none;`;
const Measure = styled.div`${measureStyle}`;
const NONE: readonly TimedEvent[] = [];

/** The days side by side: a list of days for screen readers, each with its heading and the list of its events. */
export function WeekGrid({
  label,
  eventsByDay,
  today,
  secondTimeZone,
  hijriOffset,
  headingLevel,
  firstHour,
  isReadOnly,
  ...ground
}: WeekGridProps) {
  const { words, axis, range, body, create } = useSchedule();
  const { direction } = useLocale();
  const [helpId, addHelpId] = [useId(), useId()];
  const scroller = useRef<HTMLDivElement>(null);
  const [isSlotMoving, setSlotMoving] = useState(false);
  const [slot, setSlot] = useState<Span | undefined>(undefined);
  const firstDay = axis.days.find(({ date }) => date === today) ?? axis.days[0];
  const inSight = slot && axis.days.some((day) => slot.start >= day.start && slot.start < day.end) ? slot : undefined;
  const start = firstDay ? instantAt(axis, firstDay, Math.max(range.from, firstHour * 60)) : 0;
  const addAt = inSight ?? { start, end: start + 3_600_000 };

  /**
   * The minute of the axis at the upper edge: an hour before now, else the hour of the first event, else the hour asked
   * for.
   */
  function firstMinute(): number {
    const { now } = ground;
    const current = axis.days.find((day) => now !== undefined && now >= day.start && now < day.end);
    if (current && now !== undefined) return minuteOf(axis, current, now) - 60;
    const begins = axis.days.flatMap((day) =>
      (eventsByDay.get(day.date) ?? NONE)
        .filter(({ event, start: at }) => !event.isAllDay && at >= day.start)
        .map(({ start: at }) => Math.floor(minuteOf(axis, day, at) / 60) * 60),
    );
    return begins.length > 0 ? Math.min(...begins) : firstHour * 60;
  }
  // Before the first scroll: it depends on the height.
  usePageTop(scroller);
  useLayoutEffect(() => {
    const box = scroller.current;
    const hours = body.current?.getBoundingClientRect().height ?? 0;
    if (box) box.scrollTop = Math.max(0, ((firstMinute() - range.from) / (range.to - range.from)) * hours - 8);
    // Only on mount: afterwards the reader scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function move(press: KeyboardEvent) {
    const from = (press.target as HTMLElement).closest<HTMLElement>('[data-event]');
    const next = from && neighbourOf(from, press.key, direction);
    if (!next) return;
    press.preventDefault();
    next.focus();
  }
  return (
    <Scroller ref={scroller} data-part="scroller" role="group" aria-label={label} tabIndex={-1} onKeyDown={move}>
      <VisuallyHidden id={helpId}>{words.t(isReadOnly ? 'howToOpen' : 'howToPickUp')}</VisuallyHidden>
      {create && <VisuallyHidden id={addHelpId}>{words.t('howToAdd')}</VisuallyHidden>}
      <Frame
        role="list"
        data-part="days"
        aria-label={words.t('days')}
        data-days={axis.days.length}
        style={{ '--days': axis.days.length } as CSSProperties}
      >
        {axis.days.map((day) => (
          <DayColumn
            key={day.date}
            {...ground}
            day={day}
            events={eventsByDay.get(day.date) ?? NONE}
            today={today}
            hijriOffset={hijriOffset}
            headingLevel={headingLevel}
            helpId={helpId}
            addHelpId={addHelpId}
            slot={addAt.start >= day.start && addAt.start < day.end ? addAt : undefined}
            onSlotChange={(span) => {
              setSlot(span);
              setSlotMoving(true);
            }}
            isSlotMoving={isSlotMoving}
            onSlotLeave={() => setSlotMoving(false)}
          />
        ))}
        <li aria-hidden style={{ display: 'contents' }}>
          <Gutter secondTimeZone={secondTimeZone} />
          <Measure ref={body} />
        </li>
      </Frame>
    </Scroller>
  );
}
