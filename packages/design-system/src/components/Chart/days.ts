import { scaleUtc } from 'd3-scale';
import type { LineSeries } from './types.ts';

const DAY = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Several lines over one row of days. */
export interface AlignedSeries {
  /** Every day that a series has, once, in order. */
  days: string[];
  /** For each series its value of each day; `null` where it has none. */
  rows: (number | null)[][];
}

/** Midnight of an ISO day in UTC; NaN if the text is not a day. */
export function dayTime(date: string): number {
  return ISO_DAY.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
}

/**
 * Merges series with different days onto one row of days.
 * @param series As given; invalid days are left out, values that cannot be drawn count as missing.
 */
export function alignSeries(series: readonly LineSeries[]): AlignedSeries {
  const known = new Set<string>();
  const values = series.map(({ points }) => {
    const byDay = new Map<string, number | null>();
    for (const { date, value } of points) {
      if (Number.isNaN(dayTime(date))) continue;
      known.add(date);
      byDay.set(date, value !== null && Number.isFinite(value) ? value : null);
    }
    return byDay;
  });
  const days = [...known].sort();
  return { days, rows: values.map((byDay) => days.map((day) => byDay.get(day) ?? null)) };
}

/**
 * Position of each day along the axis, proportional to time.
 * @returns From 0 to 1; a single day is in the middle.
 */
export function dayPositions(days: readonly string[]): number[] {
  const first = dayTime(days[0] ?? '');
  const span = dayTime(days[days.length - 1] ?? '') - first;
  return days.map((day) => (span > 0 ? (dayTime(day) - first) / span : 0.5));
}

/** A mark at the time axis. */
interface DayTick {
  /** ISO day. */
  date: string;
  /** From 0 to 1 along the axis. */
  at: number;
}

/** Whether the days follow each other at one distance of more than a day, as weeks do. */
function areRegular(days: readonly string[]): boolean {
  const gaps = new Set(days.slice(1).map((day, index) => dayTime(day) - dayTime(days[index] ?? '')));
  return days.length > 2 && gaps.size === 1 && !gaps.has(DAY);
}

/**
 * Marks at the points themselves where these are a row of weeks, so that each label stands under its point; else at
 * round days: Mondays, firsts of the month, firsts of the year.
 * @param days The days of the axis, in order.
 * @param count How many there is room for.
 */
export function dayTicks(days: readonly string[], count: number): DayTick[] {
  const [first = '', last = ''] = [days[0], days[days.length - 1]];
  if (days.length === 0) return [];
  if (first === last) return [{ date: first, at: 0.5 }];
  const [from, to] = [dayTime(first), dayTime(last)];
  if (areRegular(days)) {
    const step = Math.ceil(days.length / Math.max(1, count));
    const positions = dayPositions(days);
    return days.flatMap((date, index) => {
      const isMarked = (days.length - 1 - index) % step === 0;
      return isMarked ? [{ date, at: positions[index] ?? 0 }] : [];
    });
  }
  const scale = scaleUtc([from, to], [0, 1]);
  const wholeDays = (about: number) =>
    scale
      .ticks(about)
      .map((tick) => tick.getTime())
      .filter((tick) => tick % DAY === 0);
  // The scale treats the number as a hint and may return twice as many.
  let about = Math.max(1, count);
  while (about > 1 && wholeDays(about).length > count) about -= 1;
  return wholeDays(about).map((tick) => ({
    date: new Date(tick).toISOString().slice(0, 10),
    at: (tick - from) / (to - from),
  }));
}

/** How many days lie between the first and the last. */
export function daySpan(days: readonly string[]): number {
  return days.length === 0 ? 0 : Math.round((dayTime(days[days.length - 1] ?? '') - dayTime(days[0] ?? '')) / DAY);
}
