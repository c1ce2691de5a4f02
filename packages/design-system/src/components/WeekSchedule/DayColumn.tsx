import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { TimedEvent } from '../EventCalendar/calendar-event.ts';
import { EventChip } from '../EventCalendar/EventChip.tsx';
import type { HeadingLevel } from '../Text/index.ts';
import type { ScheduleDay } from './axis.ts';
import { minuteOf } from './axis.ts';
import { DayBackground } from './DayBackground.tsx';
import type { DayBackgroundData } from './DayBackground.tsx';
import { DayHead } from './DayHead.tsx';
import { allDayStyle, columnStyle, hoursStyle } from './DayColumn.styles.ts';
import { EventBlock } from './EventBlock.tsx';
import { Ghost } from './Ghost.tsx';
import { sideBySide } from './overlap.ts';
import { useSchedule } from './schedule-context.ts';
import { SlotCursor } from './SlotCursor.tsx';
import type { Span } from './types.ts';
import { useDrag } from './use-drag.ts';

interface DayColumnProps extends DayBackgroundData {
  day: ScheduleDay;
  events: readonly TimedEvent[];
  today: IsoDate | undefined;
  hijriOffset: number | undefined;
  headingLevel: HeadingLevel;
  helpId: string;
  addHelpId: string;
  /** The free time slot that has the Tab stop, if it is in this day. */
  slot: Span | undefined;
  onSlotChange: (span: Span) => void;
  /** Whether the slot is being moved by keys. */
  isSlotMoving: boolean;
  onSlotLeave: () => void;
}

const Column = styled.li`${columnStyle}`;
const AllDay = styled.ul`${allDayStyle}`;
const Events = styled.ul``;
const Hours = styled.div`${hoursStyle}`;

/** Minimum minutes for the layout of an event, because it is drawn no smaller. */
const LEAST = 30;

/** One day of the schedule: its header, its all-day events, and its hours. */
export function DayColumn({
  day,
  events,
  today,
  hijriOffset,
  headingLevel,
  helpId,
  addHelpId,
  slot,
  onSlotChange,
  isSlotMoving,
  onSlotLeave,
  ...ground
}: DayColumnProps) {
  const { words, axis, range, draft, create, open, step } = useSchedule();
  const { createFrom, instantUnder } = useDrag();
  const timed = events.filter(({ event }) => !event.isAllDay);
  const blocks = timed.map((one) => ({ from: minuteOf(axis, day, one.start), to: minuteOf(axis, day, one.end) }));
  const lanes = sideBySide(blocks, LEAST);
  return (
    <Column style={{ gridColumn: axis.days.indexOf(day) + 2 }}>
      <DayHead
        day={day}
        events={events.length}
        isToday={day.date === today}
        hijriOffset={hijriOffset}
        headingLevel={headingLevel}
      />
      <AllDay role="list" aria-label={words.t('allDay')}>
        {events
          .filter(({ event }) => event.isAllDay)
          .map((one) => (
            <li key={one.event.id}>
              <EventChip
                timed={one}
                day={day.date}
                words={words}
                isTabStop
                onOpen={() => open(one, document.activeElement as HTMLElement)}
              />
            </li>
          ))}
      </AllDay>
      <Hours
        data-off={ground.workingHours ? true : undefined}
        style={{ '--minutes': range.to - range.from } as CSSProperties}
        onPointerDown={createFrom}
        onClick={(click) => {
          if (!create || click.target !== click.currentTarget) return;
          const start = instantUnder({ x: click.clientX, y: click.clientY });
          create({ start, end: start + Math.max(step, 60) * 60_000 });
        }}
      >
        <DayBackground day={day} {...ground} />
        <Events role="list" aria-label={words.dayName(day.date)}>
          {timed.map((one, index) => {
            const block = blocks[index];
            const lane = lanes[index];
            return (
              block &&
              lane && <EventBlock key={one.event.id} timed={one} day={day} {...block} lane={lane} helpId={helpId} />
            );
          })}
        </Events>
        {draft && draft.start < day.end && draft.end > day.start && <Ghost day={day} draft={draft} />}
        {create && slot && (
          <SlotCursor
            day={day}
            span={slot}
            onChange={onSlotChange}
            isMoving={isSlotMoving}
            onLeave={onSlotLeave}
            helpId={addHelpId}
          />
        )}
      </Hours>
    </Column>
  );
}
