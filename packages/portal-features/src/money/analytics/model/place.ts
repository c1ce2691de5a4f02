import { isDay } from '@sakina/platform/format';
import type { RevenueBasis, RevenuePeriod } from '@sakina/platform/contract';

/** The parts of the screen. */
export const VIEWS = ['revenue', 'owed', 'attendance', 'outcomes', 'reports'] as const;
export type AnalyticsView = (typeof VIEWS)[number];

export const PERIODS = ['WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const satisfies readonly RevenuePeriod[];
export const BASES = ['CASH', 'SERVICE'] as const satisfies readonly RevenueBasis[];

/** Where the reader is. No names: a report is named by its id. */
export interface AnalyticsPlace {
  view: AnalyticsView;
  period: RevenuePeriod;
  /** By which date money counts: when it moved, or when the session was held. */
  basis: RevenueBasis;
  /** A day of the period shown, `YYYY-MM-DD`; null for the one that contains today. */
  on: string | null;
  /** The open report, or null. */
  reportId: string | null;
}

const chosen = <Option extends string>(options: readonly Option[], word: string | null): Option | undefined =>
  options.find((option) => option.toLowerCase() === word);

/** Reads the place from an address's query; what makes no sense takes its default. */
export function readAnalyticsPlace(query: URLSearchParams): AnalyticsPlace {
  const report = query.get('report');
  const on = query.get('on');
  const reportId = report !== null && /^rpt-[\w-]{1,60}$/.test(report) ? report : null;
  return {
    view: reportId === null ? (chosen(VIEWS, query.get('view')) ?? 'revenue') : 'reports',
    period: chosen(PERIODS, query.get('period')) ?? 'MONTH',
    basis: chosen(BASES, query.get('basis')) ?? 'CASH',
    on: on !== null && isDay(on) ? on : null,
    reportId,
  };
}

/** The query that the place is kept in, without what is usual. */
export function writeAnalyticsPlace({ view, period, basis, on, reportId }: AnalyticsPlace): Record<string, string> {
  return {
    ...(view !== 'revenue' && { view }),
    ...(period !== 'MONTH' && { period: period.toLowerCase() }),
    ...(basis !== 'CASH' && { basis: basis.toLowerCase() }),
    ...(on !== null && { on }),
    ...(reportId !== null && { report: reportId }),
  };
}
