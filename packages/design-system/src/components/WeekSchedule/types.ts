import type { CalendarEvent, EventTone } from '../EventCalendar/calendar-event.ts';
import type { WeekStart } from '../EventCalendar/month-grid.ts';

/** A time of the day that has a name, such as a prayer, drawn behind the events. */
export interface ScheduleBand {
  /** Its key. */
  id: string;
  /** Its name. */
  label: string;
  /** When it begins: an instant in ISO 8601. */
  start: string;
  /** When it ends. */
  end: string;
  /**
   * Its color.
   * @default 'orange'
   */
  tone?: EventTone;
}

/** A time in which nothing can be put. */
export interface BlockedTime {
  /** Its key. */
  id: string;
  /** Why it is blocked, in a word or two: 'Lunch'. */
  label: string;
  /** When it begins: an instant in ISO 8601. */
  start: string;
  /** When it ends. */
  end: string;
}

/** Working hours by weekday, in wall-clock time: `{ mon: [{ from: '09:00', to: '17:00' }] }`. */
export type WorkingHours = Partial<Record<WeekStart, readonly { from: string; to: string }[]>>;

/** A proposed time, in ISO 8601 with the offset of the schedule's zone. */
export interface ScheduleSpan {
  /** When it would begin. */
  start: string;
  /** When it would end. */
  end: string;
}

/** An event and its proposed time. */
export interface ScheduleMove extends ScheduleSpan {
  /** The event as it is now. */
  event: CalendarEvent;
}

/**
 * The result of a move: nothing when it succeeded; `announced` when it succeeded and the owner has said so; `left` when
 * the reader decided against it; or why it is refused, in words.
 */
export type MoveAnswer = void | 'announced' | 'left' | { refusal: string };

/** How many days are shown; `auto` follows the screen: one on a phone, three on a tablet, else the week. */
export type ScheduleView = 'auto' | 'day' | 'threeDays' | 'week';

/** A stretch of time, in milliseconds. */
export interface Span {
  start: number;
  end: number;
}
