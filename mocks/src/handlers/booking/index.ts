import type { MockHandler } from '../define-handler.ts';
import { createBookingHandler } from './bookings.ts';
import {
  cancelSeriesHandler,
  moveSeriesHandler,
  previewSeriesCancelHandler,
  previewSeriesMoveHandler,
} from './series-changes.ts';
import { createAppointmentSeriesHandler } from './series.ts';
import { getBookingQuoteHandler } from './quotes.ts';
import { createSlotHoldHandler, releaseSlotHoldHandler } from './slot-holds.ts';

export const bookingHandlers: readonly MockHandler[] = [
  createSlotHoldHandler,
  releaseSlotHoldHandler,
  getBookingQuoteHandler,
  createBookingHandler,
  createAppointmentSeriesHandler,
  previewSeriesMoveHandler,
  moveSeriesHandler,
  previewSeriesCancelHandler,
  cancelSeriesHandler,
];
