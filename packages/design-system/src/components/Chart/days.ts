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

/** Midnight of an ISO day in UTC; NaN if it is no day. */
export function dayTime(date: string): number {
  return ISO_DAY.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
}

/**
 * Brings series whose days differ onto one row of days.
 * @param series As given; days that are none are left out, values that cannot be drawn count as missing.
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
 * How far along the axis each day stands, by the time between them.
 * @returns From 0 to 1; a single day stands in the middle.
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

/**
 * Marks at round days: Mondays, firsts of the month, firsts of the year.
 * @param days The days of the axis, in order.
 * @param count How many there is room for.
 */
export function dayTicks(days: readonly string[], count: number): DayTick[] {
  const [first = '', last = ''] = [days[0], days[days.length - 1]];
  if (days.length === 0) return [];
  if (first === last) return [{ date: first, at: 0.5 }];
  const [from, to] = [dayTime(first), dayTime(last)];
  const scale = scaleUtc([from, to], [0, 1]);
  const wholeDays = (about: number) =>
    scale
      .ticks(about)
      .map((tick) => tick.getTime())
      .filter((tick) => tick % DAY === 0);
  // The scale takes the number for a hint and may give twice as many.
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
