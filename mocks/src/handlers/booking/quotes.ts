import { getBookingQuote } from '@sakina/platform/contract';
import { quoteOf } from '../../rules/booking-quotes.ts';
import { defineHandler } from '../define-handler.ts';
import { bookable } from './bookable.ts';

export const getBookingQuoteHandler = defineHandler(getBookingQuote, ({ tables, user, query, now }) => {
  const { providerId, serviceId, ...wish } = query;
  return quoteOf({ tables, ...bookable(tables, providerId, serviceId), userId: user.userId, now, ...wish });
});
