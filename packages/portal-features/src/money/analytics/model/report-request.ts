import { isDay } from '@sakina/platform/format';
import type { ReportOptions } from '@sakina/platform/contract';
import { daysIn, monthOf } from './days.ts';

/** The first day that a report may begin with, and the most days it may cover: two years (CALL-40). */
export const EARLIEST = '2000-01-01';
export const MOST_DAYS = 732;

/** Days of a report, both ends included; empty strings are no days. */
export interface ReportSpan {
  start: string;
  end: string;
}

export type SpanProblem = 'missing' | 'early' | 'reversed' | 'long';

/** What is wrong with the days of a report, or null. */
export function spanProblem({ start, end }: ReportSpan): SpanProblem | null {
  if (!isDay(start) || !isDay(end)) return 'missing';
  if (start < EARLIEST) return 'early';
  if (end < start) return 'reversed';
  return daysIn(start, end) > MOST_DAYS ? 'long' : null;
}

export const PRESETS = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;

/** Spans that are often asked for. @param today `YYYY-MM-DD` */
export function presetSpans(today: string): Record<(typeof PRESETS)[number], ReportSpan> {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const ofYear = (which: number) => ({ start: monthOf(which, 1).start, end: monthOf(which, 12).end });
  return {
    thisMonth: monthOf(year, month),
    lastMonth: monthOf(year, month - 1),
    thisYear: ofYear(year),
    lastYear: ofYear(year - 1),
  };
}

/** The options of a report that covers a span. The file is for spreadsheets; paper is printed from the screen. */
export function optionsOf({ start, end }: ReportSpan): ReportOptions {
  return { from: start, to: end, format: 'CSV' };
}
