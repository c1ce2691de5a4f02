import type { RevenueGranularity } from '@sakina/platform/contract';
import { addDays, daysBetween } from '@sakina/platform/format';
import type { Period } from './address.ts';

/** First and last date, both within. */
export interface Dates {
  from: string;
  to: string;
}

/**
 * The dates of a period, today included.
 * @param today The date by UTC, in which the books are kept.
 */
export function datesOf(period: Period, today: string): Dates {
  const monthStart = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'last90':
      return { from: addDays(today, -89), to: today };
    case 'month':
      return { from: monthStart, to: today };
    case 'lastMonth': {
      const to = addDays(monthStart, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** As many days, right before. */
export function datesBefore({ from, to }: Dates): Dates {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** How finely a period is drawn. */
export function granularityOf(period: Period): RevenueGranularity {
  return period === 'year' ? 'MONTH' : period === 'last90' ? 'WEEK' : 'DAY';
}
