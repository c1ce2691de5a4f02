import * as v from 'valibot';
import { forbidden, invalid, notCancellable, notFound, slotPast, slotTaken, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { bulkSetMark } from '../schemas/admin-area.ts';
import { bookingConsent, cancellationReason, seriesFrequency } from '../schemas/appointment.ts';
import {
  ifTaken,
  seriesCancelled,
  seriesCancelSet,
  seriesMove,
  seriesMoved,
  seriesScope,
} from '../schemas/appointment-series.ts';
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

const moveWish = {
  scope: seriesScope,
  /** The new start of the session that is named; the others move by as many days, to the same time of day. */
  startsAt: instant,
  /** Whether sessions that were moved by themselves stay where they are. */
  keepOwn: v.boolean(),
};

const changed = {
  status: 409,
  code: 'SELECTION_CHANGED',
  when: 'The sessions are not those of the preview any more.',
} as const;

export const previewSeriesMove = defineOperation({
  id: 'CLOUD-560',
  name: 'appointments.previewSeriesMove',
  method: 'POST',
  path: '/cloud/v1/appointments/:id/series-move-preview',
  summary: 'Where each session of a series would be moved to, and what is taken there, before anything is done.',
  access: 'provider',
  body: v.object(moveWish),
  response: seriesMove,
  errors: [unauthenticated, forbidden, notFound, invalid, notCancellable],
  idempotent: true,
});

export const moveSeries = defineOperation({
  id: 'CLOUD-561',
  name: 'appointments.moveSeries',
  method: 'POST',
  path: '/cloud/v1/appointments/:id/series-move',
  summary:
    'Moves the very sessions of a preview. From a session on, the series is split there; the client is told once, with the first.',
  access: 'provider',
  body: v.object({ ...moveWish, ifTaken, mark: bulkSetMark }),
  response: seriesMoved,
  errors: [unauthenticated, forbidden, notFound, invalid, notCancellable, changed, slotTaken],
  idempotent: true,
});

export const previewSeriesCancel = defineOperation({
  id: 'CLOUD-562',
  name: 'appointments.previewSeriesCancel',
  method: 'POST',
  path: '/cloud/v1/appointments/:id/series-cancel-preview',
  summary: 'Which sessions of a series would be cancelled and what each costs the client, before anything is done.',
  access: 'user',
  body: v.object({ scope: seriesScope }),
  response: seriesCancelSet,
  errors: [unauthenticated, forbidden, notFound, invalid, notCancellable],
  idempotent: true,
});

export const cancelSeries = defineOperation({
  id: 'CLOUD-563',
  name: 'appointments.cancelSeries',
  method: 'POST',
  path: '/cloud/v1/appointments/:id/series-cancel',
  summary: 'Cancels the very sessions of a preview, each at the price that was shown. The other person is told once.',
  access: 'user',
  body: v.object({ scope: seriesScope, mark: bulkSetMark, reason: cancellationReason }),
  response: seriesCancelled,
  errors: [unauthenticated, forbidden, notFound, invalid, notCancellable, changed],
  idempotent: true,
});
