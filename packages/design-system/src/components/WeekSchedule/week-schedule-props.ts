import type { HTMLAttributes } from 'react';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { CalendarEvent } from '../EventCalendar/calendar-event.ts';
import type { WeekStart } from '../EventCalendar/month-grid.ts';
import type {
  BlockedTime,
  MoveAnswer,
  ScheduleBand,
  ScheduleMove,
  ScheduleSpan,
  ScheduleView,
  WorkingHours,
} from './types.ts';

export interface WeekScheduleProps extends Omit<HTMLAttributes<HTMLElement>, 'onChange'> {
  /** Names the schedule. */
  label: string;
  /** The events; those outside the days shown are ignored. */
  events: readonly CalendarEvent[];
  /** A day of the days shown, as `YYYY-MM-DD`. */
  date: IsoDate;
  /** Called with a day of the days to show when the reader turns to others. */
  onDateChange: (date: IsoDate) => void;
  /** IANA zone of the days and times. */
  timeZone: string;
  /** A second zone whose hours are shown beside, for people who are elsewhere. */
  secondTimeZone?: string;
  /** Today, where the reader is. */
  today?: IsoDate;
  /** The instant of the ‘now’ line. */
  now?: string;
  /**
   * How many days are shown.
   * @default 'auto'
   */
  view?: ScheduleView;
  /** The day on which weeks begin; left out, the language's custom. */
  weekStart?: WeekStart;
  /**
   * The first hour drawn; earlier events extend it.
   * @default 0
   */
  fromHour?: number;
  /**
   * The last hour drawn; later events extend it.
   * @default 24
   */
  toHour?: number;
  /**
   * The hour initially at the upper edge where neither now nor an event is among the days shown.
   * @default 8
   */
  firstHour?: number;
  /**
   * Minutes of a step in which events move.
   * @default 15
   */
  stepMinutes?: number;
  /** Working hours, which are lighter than the others. */
  workingHours?: WorkingHours;
  /** Times with a name, such as prayers, behind the events. */
  bands?: readonly ScheduleBand[];
  /** Times in which nothing can be put. */
  blocked?: readonly BlockedTime[];
  /**
   * Moves an event. It is shown at its new time at once and announced once it is there; if refused or left, it is
   * reverted and that is announced. Left out, nothing moves.
   */
  onMove?: (move: ScheduleMove) => MoveAnswer | Promise<MoveAnswer>;
  /**
   * Opens the owner’s form for a move, from the event’s card and its key. Left out, the schedule shows one of its own.
   */
  onOpenMove?: (event: CalendarEvent) => void;
  /**
   * Returns in words why an event cannot be put somewhere, or null where it can; called at every step. `event` is
   * undefined for a new one.
   */
  canPlace?: (span: ScheduleSpan & { event: CalendarEvent | undefined }) => string | null;
  /** Adds an event at a free time. Left out, none can be added. */
  onCreate?: (span: ScheduleSpan) => void;
  /** Called with an event when it is opened. */
  onOpenEvent?: (event: CalendarEvent) => void;
  /**
   * Whether the Hijri day (Umm al-Qura) is shown beside the Gregorian one.
   * @default false
   */
  hasHijri?: boolean;
  /**
   * Days, from -2 to 2, by which the Hijri date is moved.
   * @default 0
   */
  hijriOffsetDays?: number;
  /**
   * Whether the events are loading.
   * @default false
   */
  isLoading?: boolean;
  /**
   * Whether they could not be read.
   * @default false
   */
  hasFailed?: boolean;
  /** Reads them again after a failure. */
  onRetry?: () => void;
  /** Text for days without events; left out, that nothing is planned. */
  emptyText?: string;
  /**
   * Level of the title's heading; those of the days are one below.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
}
