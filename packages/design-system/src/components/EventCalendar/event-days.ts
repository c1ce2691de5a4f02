import { fromAbsolute } from '@internationalized/date';
import { toCalendarDate, toUtcDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import type { CalendarEvent, TimedEvent } from './calendar-event.ts';

const DAY = 86_400_000;
/**
 * A zone is at most fourteen hours away from UTC, and a day is one more: what lies further off cannot touch a range.
 */
const MARGIN = 2 * DAY;

/** The day on which an instant falls in a zone. */
export function dayOf(instant: number, timeZone: string): IsoDate {
  const { year, month, day } = fromAbsolute(instant, timeZone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function readAllDay(event: CalendarEvent): TimedEvent | undefined {
  const first = toCalendarDate(event.start.slice(0, 10));
  if (!first) return undefined;
  const last = toCalendarDate(event.end.slice(0, 10)) ?? first;
  const firstDay = first.toString();
  const lastDay = last.compare(first) < 0 ? firstDay : last.toString();
  return { event, start: toUtcDate(firstDay).getTime(), end: toUtcDate(lastDay).getTime() + DAY, firstDay, lastDay };
}

function readTimed(event: CalendarEvent, timeZone: string): TimedEvent | undefined {
  const start = Date.parse(event.start);
  if (Number.isNaN(start)) return undefined;
  const given = Date.parse(event.end);
  const end = given > start ? given : start;
  // An event that ends at midnight does not touch the day that begins then.
  return { event, start, end, firstDay: dayOf(start, timeZone), lastDay: dayOf(Math.max(start, end - 1), timeZone) };
}

/** Events of a day: those of all day first, then by time, then by name. */
function byTime(one: TimedEvent, other: TimedEvent): number {
  return (
    Number(other.event.isAllDay ?? false) - Number(one.event.isAllDay ?? false) ||
    one.start - other.start ||
    other.end - one.end ||
    one.event.title.localeCompare(other.event.title)
  );
}

/**
 * Reads the events that touch a range of days. Events without a readable time are left out, so that one broken event
 * never breaks a calendar.
 * @param events In any order; of thousands only those near the range are looked at closely.
 * @param range First and last day, both part of it.
 * @param timeZone IANA zone in which days begin.
 * @returns The events in the order in which they are shown.
 */
export function eventsBetween(
  events: readonly CalendarEvent[],
  range: { from: IsoDate; to: IsoDate },
  timeZone: string,
): TimedEvent[] {
  const from = toUtcDate(range.from).getTime() - MARGIN;
  const to = toUtcDate(range.to).getTime() + DAY + MARGIN;
  return events
    .filter(
      (event) => Date.parse(event.start) <= to && !(Math.max(Date.parse(event.end), Date.parse(event.start)) < from),
    )
    .flatMap((event) => (event.isAllDay ? readAllDay(event) : readTimed(event, timeZone)) ?? [])
    .filter((timed) => timed.firstDay <= range.to && timed.lastDay >= range.from)
    .sort(byTime);
}

/**
 * Lays events under each day they touch.
 * @param events As `eventsBetween` gives them.
 * @param days The days asked for.
 * @returns A list for each of the days, empty ones included.
 */
export function groupByDay(events: readonly TimedEvent[], days: readonly IsoDate[]): Map<IsoDate, TimedEvent[]> {
  const byDay = new Map<IsoDate, TimedEvent[]>(days.map((day) => [day, []]));
  for (const timed of events) {
    for (const day of days) if (timed.firstDay <= day && day <= timed.lastDay) byDay.get(day)?.push(timed);
  }
  return byDay;
}

/** Every day from the first to the last. */
export function daysBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const count = Math.round((toUtcDate(to).getTime() - toUtcDate(from).getTime()) / DAY) + 1;
  const first = toCalendarDate(from);
  return first ? Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }).toString()) : [];
}
