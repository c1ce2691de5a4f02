import type { BookingQuote } from '@sakina/platform/contract';
import { seriesPrice } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';

/**
 * Gives the sum of a series with how it is made up: '3 × $30 = $90', or '$0 + 3 × $120 = $360'; null for one session.
 */
export function useSeriesSum(): (
  quote: Pick<BookingQuote, 'total' | 'furtherTotal'>,
  sessions: number,
) => string | null {
  const t = useBookingText();
  const format = useFormat();
  return ({ total, furtherTotal }, sessions) => {
    if (sessions < 2) return null;
    const isEven = total.amountMinor === furtherTotal.amountMinor;
    return t(isEven ? 'series.sum' : 'series.sumFirst', {
      count: format.number(isEven ? sessions : sessions - 1),
      first: format.money(total),
      each: format.money(furtherTotal),
      sum: format.money(seriesPrice(total, furtherTotal, sessions)),
    });
  };
}
