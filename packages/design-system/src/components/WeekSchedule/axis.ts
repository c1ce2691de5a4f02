import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';
import { toCalendarDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';

/** A change of the clock within a day. */
interface ClockChange {
  kind: 'forward' | 'back';
  /** The instant of the change. */
  at: number;
  /** The first minute of the wall's clock that is skipped or shown twice. */
  from: number;
  /** How many minutes are skipped or shown twice. */
  length: number;
}

/** One day, between the zone's midnights, so it may have 23 or 25 hours. */
export interface ScheduleDay {
  date: IsoDate;
  start: number;
  end: number;
  hours: number;
  change: ClockChange | undefined;
}

/**
 * The days of a schedule side by side, and the minutes from its upper to its lower edge. They follow the wall clock, so
 * that noon is at the same height every day; a week in which the clock goes back has its own row for the repeated hour.
 */
export interface ScheduleAxis {
  timeZone: string;
  days: ScheduleDay[];
  /** Where the repeated minutes are inserted, if any. */
  extra: { at: number; length: number } | undefined;
  /** Minutes from edge to edge. */
  length: number;
}

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

function wallMinute(instant: number, timeZone: string): number {
  const { hour, minute, second } = fromAbsolute(instant, timeZone);
  return hour * 60 + minute + second / 60;
}

/** The instant at which the offset changes between two others, to the minute. */
function changeBetween(start: number, end: number, timeZone: string): number {
  const offsetAt = (instant: number) => fromAbsolute(instant, timeZone).offset;
  let [before, after] = [start, end];
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / (2 * MINUTE)) * MINUTE;
    if (offsetAt(middle) === offsetAt(start)) before = middle;
    else after = middle;
  }
  return after;
}

function readDay(date: IsoDate, timeZone: string): ScheduleDay | undefined {
  const day = toCalendarDate(date);
  if (!day) return undefined;
  const start = toZoned(day, timeZone).toDate().getTime();
  const end = toZoned(day.add({ days: 1 }), timeZone)
    .toDate()
    .getTime();
  const difference = (fromAbsolute(end, timeZone).offset - fromAbsolute(start, timeZone).offset) / MINUTE;
  const hours = (end - start) / (60 * MINUTE);
  if (difference === 0) return { date, start, end, hours, change: undefined };
  const at = changeBetween(start, end, timeZone);
  const length = Math.abs(difference);
  // Just before the change the old clock shows one minute less than the hour at which it changes.
  const shown = wallMinute(at - MINUTE, timeZone) + 1;
  return {
    date,
    start,
    end,
    hours,
    change: { kind: difference > 0 ? 'forward' : 'back', at, from: difference > 0 ? shown : shown - length, length },
  };
}

/**
 * Lays days beside each other.
 * @param dates The days; invalid ones are left out.
 * @param timeZone IANA zone in which they begin.
 */
export function axisOf(dates: readonly IsoDate[], timeZone: string): ScheduleAxis {
  const days = dates.flatMap((date) => readDay(date, timeZone) ?? []);
  const back = days.find((day) => day.change?.kind === 'back')?.change;
  const extra = back && { at: back.from + back.length, length: back.length };
  return { timeZone, days, extra, length: DAY_MINUTES + (extra?.length ?? 0) };
}

/** Position of an instant in a day's column, clamped to the day. */
export function minuteOf({ extra, length, timeZone }: ScheduleAxis, day: ScheduleDay, instant: number): number {
  if (instant < day.start) return 0;
  if (instant >= day.end) return length;
  const wall = wallMinute(instant, timeZone);
  if (!extra) return wall;
  const isPastExtra = day.change?.kind === 'back' ? instant >= day.change.at : wall >= extra.at;
  return wall + (isPastExtra ? extra.length : 0);
}

/** The instant at a position in a day's column. A time that the clock skips is the one after the change. */
export function instantAt({ extra, length, timeZone }: ScheduleAxis, day: ScheduleDay, minute: number): number {
  if (minute >= length) return day.end;
  if (extra && day.change?.kind === 'back') return day.change.at + (minute - extra.at) * MINUTE;
  const wall = Math.max(0, extra && minute > extra.at ? Math.max(extra.at, minute - extra.length) : minute);
  const [year = 0, month = 1, ofMonth = 1] = day.date.split('-').map(Number);
  return toZoned(new CalendarDateTime(year, month, ofMonth, Math.floor(wall / 60), Math.floor(wall % 60)), timeZone)
    .toDate()
    .getTime();
}

/**
 * The part of a day's column that is not a time of that day: the skipped hour, or the row for another day's repeated
 * hour.
 */
export function holeOf(
  { extra }: ScheduleAxis,
  { change }: ScheduleDay,
): { from: number; to: number; kind: 'skipped' | 'elsewhere' } | undefined {
  if (change?.kind === 'forward') return { from: change.from, to: change.from + change.length, kind: 'skipped' };
  return extra && !change ? { from: extra.at, to: extra.at + extra.length, kind: 'elsewhere' } : undefined;
}

/** The full hours of an axis, the repeated one included, each with an instant that shows it. */
export function hourMarks(axis: ScheduleAxis): { minute: number; instant: number }[] {
  const day =
    axis.days.find(({ change }) => change?.kind === 'back') ?? axis.days.find(({ change }) => !change) ?? axis.days[0];
  if (!day) return [];
  return Array.from({ length: Math.floor(axis.length / 60) }, (_, hour) => ({
    minute: hour * 60,
    instant: instantAt(axis, day, hour * 60),
  }));
}
