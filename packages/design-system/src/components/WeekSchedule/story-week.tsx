/** For the stories of the week; nothing of the product imports it. */
import { useState } from 'react';
import { WeekSchedule } from '@sakina/design-system';
import type { MoveAnswer, ScheduleMove, WeekScheduleProps } from '@sakina/design-system';
import { fn } from 'storybook/test';
import { at, storyEvents } from '../EventCalendar/story-events.tsx';

/** A screen, which keeps the days and the events. */
export function Screen(args: WeekScheduleProps) {
  const [date, setDate] = useState(args.date);
  const [events, setEvents] = useState(args.events);
  const { onMove } = args;
  async function move(change: ScheduleMove): Promise<MoveAnswer> {
    const answer = await onMove?.(change);
    if (!answer)
      setEvents((known) =>
        known.map((event) =>
          event.id === change.event.id ? { ...event, start: change.start, end: change.end } : event,
        ),
      );
    return answer;
  }
  return (
    <main>
      <WeekSchedule
        {...args}
        events={events}
        date={date}
        onDateChange={(next) => {
          setDate(next);
          args.onDateChange(next);
        }}
        {...(onMove ? { onMove: move } : {})}
      />
    </main>
  );
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** Nine to five, Monday to Friday. */
const workingHours = Object.fromEntries(WEEK.map((day) => [day, [{ from: '09:00', to: '17:00' }]]));

/** The days of the week that is shown. */
export const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];

/** Three prayer times a day. */
export const bands = days.flatMap((day) =>
  [
    ['Dhuhr', '11:43', '12:05'],
    ['Asr', '14:10', '14:30'],
    ['Maghrib', '16:31', '16:55'],
  ].map(([label = '', from = '', to = '']) => ({
    id: `${day} ${label}`,
    label,
    start: at(day, from),
    end: at(day, to),
  })),
);

/** An hour for lunch on each working day. */
export const blocked = WEEK.map((_, index) => `2026-11-${23 + index}`).map((day) => ({
  id: day,
  label: 'Lunch',
  start: at(day, '12:30'),
  end: at(day, '13:30'),
}));

/** The name of the first event, as it is read out. */
export const AMAL = 'Amal Haddad, Tuesday, November 24, 10:00 AM to 10:50 AM, Video session, Confirmed';

/** A week of sessions as it is shown at first. */
export const weekArgs = {
  label: 'Sessions',
  events: storyEvents,
  date: '2026-11-24',
  today: '2026-11-24',
  now: at('2026-11-24', '09:20'),
  timeZone: 'America/New_York',
  fromHour: 8,
  toHour: 20,
  headingLevel: 1,
  workingHours,
  onDateChange: fn(),
  onMove: fn(),
  onCreate: fn(),
  onOpenEvent: fn(),
} satisfies Partial<WeekScheduleProps>;
