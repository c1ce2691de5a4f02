import { addDays, instantAt } from '@sakina/platform/format';
import type { Period } from './address.ts';

/** The instants between which sessions start; a missing end is open. */
export interface Span {
  from?: string;
  to?: string;
}

/**
 * The span of a period in whole days of the reader’s zone, so that it stays equal all day and a cached list is found
 * again. The last 7 days are today and the six before it, the next 7 today and the six after it.
 * @param today The reader's date, `YYYY-MM-DD`.
 */
export function spanOf(period: Period, today: string, timeZone: string): Span {
  const startOf = (days: number) => instantAt(addDays(today, days), '00:00', timeZone);
  switch (period) {
    case 'today':
      return { from: startOf(0), to: startOf(1) };
    case 'last7':
      return { from: startOf(-6), to: startOf(1) };
    case 'last30':
      return { from: startOf(-29), to: startOf(1) };
    case 'next7':
      return { from: startOf(0), to: startOf(7) };
    case 'upcoming':
      return { from: startOf(0) };
    case 'all':
      return {};
  }
}

/** The span of days chosen in the filters, both counted whole. */
export function spanOfDays(days: { from?: string | undefined; to?: string | undefined }, timeZone: string): Span {
  return {
    ...(days.from && { from: instantAt(days.from, '00:00', timeZone) }),
    ...(days.to && { to: instantAt(addDays(days.to, 1), '00:00', timeZone) }),
  };
}
