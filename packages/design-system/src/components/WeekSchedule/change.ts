import { fromAbsolute } from '@internationalized/date';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import { toCalendarDate } from '../DatePicker/iso-date.ts';
import type { ScheduleAxis } from './axis.ts';
import type { Span } from './types.ts';

const MINUTE = 60_000;

/** How a span is changed. */
export interface Step {
  /** Days to add; wall-clock time and length stay. */
  days?: number;
  /** Minutes to add to start and end. */
  minutes?: number;
  /** Minutes to add to the end only. */
  endMinutes?: number;
}

/**
 * Changes a span by a step.
 * @param span What it is now.
 * @param step What changes.
 * @param timeZone IANA zone whose days are meant.
 * @param least Minutes below which it does not shrink.
 */
export function changeBy(
  span: Span,
  { days = 0, minutes = 0, endMinutes = 0 }: Step,
  timeZone: string,
  least: number,
): Span {
  const start =
    (days === 0 ? span.start : fromAbsolute(span.start, timeZone).add({ days }).toDate().getTime()) + minutes * MINUTE;
  const length = span.end - span.start + endMinutes * MINUTE;
  return { start, end: start + Math.max(length, endMinutes === 0 ? 0 : least * MINUTE) };
}

/** Whether a span begins and ends within the days shown. */
export function isWithin({ start, end }: Span, { days }: ScheduleAxis): boolean {
  const first = days[0];
  const last = days.at(-1);
  return first !== undefined && last !== undefined && start >= first.start && start < last.end && end <= last.end;
}

/** Whether two spans share time; those that only touch do not. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** An instant in ISO 8601 with the offset that the zone has then. */
export function toIso(instant: number, timeZone: string): string {
  return fromAbsolute(instant, timeZone).toString().replace(/\[.*$/, '');
}

/** The same time on another day. */
export function onDay(span: Span, date: IsoDate, timeZone: string): Span {
  const from = toCalendarDate(fromAbsolute(span.start, timeZone).toString().slice(0, 10));
  const to = toCalendarDate(date);
  const days = from && to ? Math.round((Date.parse(to.toString()) - Date.parse(from.toString())) / 86_400_000) : 0;
  return changeBy(span, { days }, timeZone, 0);
}
