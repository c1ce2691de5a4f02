import type { MockHandler } from '../define-handler.ts';
import { bookingCreation } from './bookings.ts';
import { quote } from './quotes.ts';
import { slotHolding, slotRelease } from './slot-holds.ts';

export const bookingHandlers: readonly MockHandler[] = [slotHolding, slotRelease, quote, bookingCreation];
