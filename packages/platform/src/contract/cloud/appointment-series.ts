import * as v from 'valibot';
import { forbidden, invalid, notFound, slotPast, slotTaken, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { bookingConsent, seriesFrequency } from '../schemas/appointment.ts';
import { bookingResult } from '../schemas/booking.ts';
import { instant, text } from '../schemas/common.ts';
import { serviceId, userId } from '../schemas/ids.ts';
import { sessionMode } from '../schemas/provider.ts';

/** The most sessions that a provider books for a client at once. */
export const MOST_OF_SERIES = 52;

export const createAppointmentSeries = defineOperation({
  id: 'CLOUD-221',
  name: 'appointments.createSeries',
  method: 'POST',
  path: '/cloud/v1/appointment-series',
  summary: 'Books a series of sessions for a client of the caller. The client is told once.',
  access: 'provider',
  body: v.object({
    clientId: userId,
    serviceId,
    mode: sessionMode,
    frequency: seriesFrequency,
    /** Starts of the sessions, in order; the caller has seen each of them. */
    times: v.pipe(v.array(instant), v.minLength(2), v.maxLength(MOST_OF_SERIES)),
    /** What happens where a time is taken: the others are booked, or none is. */
    ifTaken: v.picklist(['BOOK_OTHERS', 'BOOK_NONE']),
    /** The provider states that the client has agreed. */
    consent: bookingConsent,
  }),
  response: v.object({
    seriesId: text,
    /** One result a time, in the order asked for. */
    results: v.pipe(v.array(bookingResult), v.minLength(1)),
  }),
  errors: [unauthenticated, forbidden, notFound, invalid, slotTaken, slotPast],
  idempotent: true,
});
