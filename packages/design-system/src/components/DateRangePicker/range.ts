import { toCalendarDate, toUtcDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';

/** A span of whole days, both ends included; empty strings are no days. */
export interface DayRange {
  /** The first day, `YYYY-MM-DD`. */
  start: IsoDate;
  /** The last day, `YYYY-MM-DD`. */
  end: IsoDate;
}

/** A span that can be chosen at once: 'Last 7 days'. */
export interface RangePreset extends DayRange {
  id: string;
  label: string;
}

/** Which days a span may hold. */
export interface RangeLimits {
  /** The first day that can be chosen. */
  min?: IsoDate | undefined;
  /** The last day that can be chosen. */
  max?: IsoDate | undefined;
  /** How many days a span may have. */
  maxDays?: number | undefined;
}

export type RangeProblem = 'reversed' | 'early' | 'late' | 'long';

const DAY_MS = 86_400_000;

/** How many days a span has, both ends counted; 0 while an end is missing or invalid. */
export function countDays({ start, end }: DayRange): number {
  if (!toCalendarDate(start) || !toCalendarDate(end)) return 0;
  return Math.round((toUtcDate(end).getTime() - toUtcDate(start).getTime()) / DAY_MS) + 1;
}

/** What is wrong with a span; a span that is not complete is not wrong. */
export function rangeProblem(range: DayRange, { min, max, maxDays }: RangeLimits): RangeProblem | undefined {
  const { start, end } = range;
  if (toCalendarDate(start) && min && start < min) return 'early';
  if (toCalendarDate(end) && max && end > max) return 'late';
  if (!toCalendarDate(start) || !toCalendarDate(end)) return undefined;
  if (end < start) return 'reversed';
  return maxDays && countDays(range) > maxDays ? 'long' : undefined;
}

/** The preset that equals a span. */
export function presetOf(range: DayRange, presets: readonly RangePreset[]): RangePreset | undefined {
  return presets.find((preset) => preset.start === range.start && preset.end === range.end);
}
