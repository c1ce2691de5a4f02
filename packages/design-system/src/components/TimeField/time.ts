import { parseTime } from '@internationalized/date';
import type { Time } from '@internationalized/date';

/** A time of day as `HH:mm`, 24 hours, without a zone. */
export type IsoTime = string;

/** Reads a time of day; undefined when the text is none, so that broken data never takes a page down. */
export function toTime(iso: IsoTime | null | undefined): Time | undefined {
  if (!iso) return undefined;
  try {
    return parseTime(iso);
  } catch {
    return undefined;
  }
}

/** A time of day as `HH:mm`. */
export function toIsoTime({ hour, minute }: { hour: number; minute: number }): IsoTime {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Minutes since midnight. */
function minutesOf({ hour, minute }: { hour: number; minute: number }): number {
  return hour * 60 + minute;
}

/** What can be wrong with a time of day. */
export type TimeProblem = 'early' | 'late' | 'offStep';

/** Which times of day a field takes. */
export interface TimeRange {
  /** The earliest time. */
  min?: IsoTime | undefined;
  /** The latest time. */
  max?: IsoTime | undefined;
  /** Minutes between two times, from midnight on. */
  stepMinutes?: number | undefined;
}

/** What is wrong with a time, or undefined when nothing is. */
export function timeProblem(value: IsoTime, { min, max, stepMinutes }: TimeRange): TimeProblem | undefined {
  const time = toTime(value);
  if (!time) return undefined;
  const first = toTime(min);
  const last = toTime(max);
  if (first && minutesOf(time) < minutesOf(first)) return 'early';
  if (last && minutesOf(time) > minutesOf(last)) return 'late';
  return stepMinutes && minutesOf(time) % stepMinutes !== 0 ? 'offStep' : undefined;
}

/** The times between two that can be chosen from a list. */
export function timesBetween({ min, max, stepMinutes }: TimeRange): IsoTime[] {
  const step = Math.max(1, Math.trunc(stepMinutes ?? 0));
  const from = Math.ceil(minutesOf(toTime(min) ?? { hour: 0, minute: 0 }) / step) * step;
  const to = minutesOf(toTime(max) ?? { hour: 23, minute: 59 });
  const times: IsoTime[] = [];
  for (let at = from; at <= to; at += step) times.push(toIsoTime({ hour: Math.trunc(at / 60), minute: at % 60 }));
  return times;
}

/** The nearest time before and after one that is off the step. */
export function timesAround(value: IsoTime, stepMinutes: number): [IsoTime, IsoTime] {
  const at = minutesOf(toTime(value) ?? { hour: 0, minute: 0 });
  const before = Math.trunc(at / stepMinutes) * stepMinutes;
  const after = (before + stepMinutes) % 1440;
  return [before, after].map((minutes) => toIsoTime({ hour: Math.trunc(minutes / 60), minute: minutes % 60 })) as [
    IsoTime,
    IsoTime,
  ];
}
