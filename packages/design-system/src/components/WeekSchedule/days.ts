import { startOfWeek } from '@internationalized/date';
import { toCalendarDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { WeekStart } from '../EventCalendar/month-grid.ts';
import type { ScheduleAxis } from './axis.ts';
import { minuteOf } from './axis.ts';
import type { ScheduleView, Span, WorkingHours } from './types.ts';

/** How many days a view has. */
const DAYS_OF_VIEW = { day: 1, threeDays: 3, week: 7 } as const satisfies Record<Exclude<ScheduleView, 'auto'>, number>;

/** The days of a view: the week around a day, or the days from it on; none when the text is no day. */
export function visibleDays(
  date: IsoDate,
  view: Exclude<ScheduleView, 'auto'>,
  locale: string,
  weekStart?: WeekStart,
): IsoDate[] {
  const given = toCalendarDate(date);
  if (!given) return [];
  const first = view === 'week' ? startOfWeek(given, locale, weekStart) : given;
  return Array.from({ length: DAYS_OF_VIEW[view] }, (_, index) => first.add({ days: index }).toString());
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

function minuteOfText(text: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The hours of work of a day as minutes of an axis; what cannot be read is left out. */
export function workingBlocks(
  hours: WorkingHours | undefined,
  date: IsoDate,
  { extra }: ScheduleAxis,
): { from: number; to: number }[] {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const place = (minute: number) => minute + (extra && minute >= extra.at ? extra.length : 0);
  return ((weekday && hours?.[weekday]) ?? [])
    .map(({ from, to }) => ({ from: place(minuteOfText(from)), to: place(minuteOfText(to)) }))
    .filter(({ from, to }) => to > from);
}

/**
 * The part of the axis that is drawn: the hours asked for, widened to whole hours that hold every event.
 * @param hours From and to, 0 to 24.
 */
export function visibleRange(
  axis: ScheduleAxis,
  hours: { from: number; to: number },
  spans: readonly Span[],
): { from: number; to: number } {
  const shift = (minute: number) => minute + (axis.extra && minute >= axis.extra.at ? axis.extra.length : 0);
  let from = shift(Math.max(0, Math.min(23, hours.from)) * 60);
  let to = Math.min(axis.length, shift(Math.max(1, Math.min(24, hours.to)) * 60));
  for (const day of axis.days) {
    for (const span of spans) {
      if (span.start >= day.end || span.end <= day.start) continue;
      from = Math.min(from, Math.floor(minuteOf(axis, day, span.start) / 60) * 60);
      to = Math.max(to, Math.ceil(minuteOf(axis, day, span.end) / 60) * 60);
    }
  }
  return { from, to: Math.max(to, from + 60) };
}

/**
 * The place of a pointer among the days.
 * @param point Where the pointer is.
 * @param box The box of all days together, without their heads.
 */
export function placeAt(
  point: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
  { days, range, direction }: { days: number; range: { from: number; to: number }; direction: 'ltr' | 'rtl' },
): { day: number; minute: number } {
  const across = (point.x - box.left) / box.width;
  const column = Math.floor((direction === 'rtl' ? 1 - across : across) * days);
  const minute = range.from + ((point.y - box.top) / box.height) * (range.to - range.from);
  return { day: Math.max(0, Math.min(days - 1, column)), minute: Math.max(range.from, Math.min(range.to, minute)) };
}

/** The nearest step to a minute. */
export function snap(minute: number, step: number): number {
  return Math.round(minute / step) * step;
}
