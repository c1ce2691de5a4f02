import * as v from 'valibot';
import { chargeChoices } from '../../domain/session-charge.ts';
import {
  conflict,
  forbidden,
  invalid,
  invalidCursor,
  notCancellable,
  notFound,
  slotPast,
  slotTaken,
  unauthenticated,
  noticeTooShort,
} from '../errors.ts';
import { defineOperation } from '../operation.ts';
import {
  appointment,
  appointmentLimits,
  appointmentStart,
  appointmentStatus,
  bookingConsent,
  cancellationReason,
  consent,
} from '../schemas/appointment.ts';
import { cursorPageOf, cursorQuery, instant, money, sortDirection, text, timeZone } from '../schemas/common.ts';
import { providerId, serviceId, userId } from '../schemas/ids.ts';
import { sessionMode } from '../schemas/provider.ts';

export const listAppointments = defineOperation({
  id: 'CALL-9',
  name: 'appointments.list',
  method: 'GET',
  path: '/v1/appointments',
  summary:
    'The caller’s appointments: a client’s own, or those with a provider. Sorted by start. Whole, unless `limit` or `after` asks for a piece.',
  access: 'user',
  query: v.object({
    status: v.optional(appointmentStatus),
    from: v.optional(instant),
    to: v.optional(instant),
    /** A client who is also a provider says whose list they want. */
    as: v.optional(v.picklist(['client', 'provider'])),
    /** Only sessions of this client: what the record of one needs, however many others there are. */
    clientId: v.optional(userId),
    /** Order of the starts; the earliest first unless `desc` is asked for. */
    direction: v.optional(sortDirection),
    /** A list without an end is read in pieces; one of a day, a week or another span comes whole without these. */
    ...cursorQuery,
  }),
  response: cursorPageOf(appointment),
  errors: [unauthenticated, invalid, invalidCursor],
});

export const createAppointment = defineOperation({
  id: 'CALL-10',
  name: 'appointments.create',
  method: 'POST',
  path: '/v1/appointments',
  summary: 'Books a time with a provider.',
  access: 'user',
  body: v.object({
    providerId,
    serviceId,
    /** The client whom the caller books for, as their provider; omitted, the caller books for themselves. */
    clientId: v.optional(userId),
    startsAt: instant,
    mode: sessionMode,
    clientTimeZone: timeZone,
    /** Digits with an optional leading plus, for reminders; optional. */
    phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[0-9 ()-]{6,20}$/))),
    reasonForVisit: v.optional(v.pipe(v.string(), v.maxLength(appointmentLimits.reasonForVisit))),
    /** With `clientId`: the provider states that the client has agreed. */
    consent: bookingConsent,
  }),
  response: appointment,
  errors: [unauthenticated, forbidden, invalid, notFound, slotTaken, slotPast, noticeTooShort],
  idempotent: true,
});

export const getAppointment = defineOperation({
  id: 'CALL-11',
  name: 'appointments.get',
  method: 'GET',
  path: '/v1/appointments/:id',
  summary: 'One appointment of the caller.',
  access: 'user',
  response: appointment,
  errors: [unauthenticated, forbidden, notFound],
});

export const updateAppointment = defineOperation({
  id: 'CALL-12',
  name: 'appointments.update',
  method: 'PUT',
  path: '/v1/appointments/:id',
  summary:
    'Moves an appointment to another time, or sets its status (CONFIRMED, COMPLETED or NO_SHOW, by its provider).',
  access: 'user',
  body: v.object({
    startsAt: v.optional(instant),
    /**
     * The start that the caller saw, needed with `startsAt`. If the appointment starts at another time by now, nothing
     * is moved: VERSION_CONFLICT, with details.startsAt, the present start.
     */
    expectedStartsAt: v.optional(instant),
    mode: v.optional(sessionMode),
    clientTimeZone: v.optional(timeZone),
    status: v.optional(v.picklist(['CONFIRMED', 'COMPLETED', 'NO_SHOW'])),
    /** Why a session counts as held although its client was never in the room; kept for the provider. */
    heldReason: v.optional(v.pipe(text, v.maxLength(appointmentLimits.heldReason))),
    /** With COMPLETED: what is charged where less than half of the booked minutes were held; nowhere else. */
    charge: v.optional(v.picklist(chargeChoices)),
  }),
  response: appointment,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    conflict,
    slotTaken,
    slotPast,
    noticeTooShort,
    notCancellable,
    {
      status: 409,
      code: 'CHARGE_NOT_CHOSEN',
      when: 'Less than half of the booked minutes were held and `charge` is missing; details.billingMinutes and details.bookedMinutes say how many.',
    },
  ],
  idempotent: true,
});

export const cancelAppointment = defineOperation({
  id: 'CALL-13',
  name: 'appointments.cancel',
  method: 'POST',
  path: '/v1/appointments/:id/cancel',
  summary: 'Calls an appointment off with a reason; the fee follows the provider’s policy.',
  access: 'user',
  body: v.object({
    reason: cancellationReason,
    /** The fee that the person was shown; without it the fee of the moment is taken. */
    expectedFee: v.optional(money),
    /**
     * Said by a provider: who wants it cancelled. CLIENT has the client's rule apply, fee included. Left out means
     * PROVIDER.
     */
    askedBy: v.optional(v.picklist(['CLIENT', 'PROVIDER'])),
    /** Said by a provider with CLIENT: why no fee is taken. */
    waivedBecause: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(appointmentLimits.waiver))),
  }),
  response: appointment,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    notCancellable,
    { status: 409, code: 'FEE_CHANGED', when: 'The fee is another one now; details.fee says which.' },
  ],
  idempotent: true,
});

export const startAppointment = defineOperation({
  id: 'CALL-14',
  name: 'appointments.start',
  method: 'POST',
  path: '/v1/appointments/:id/start',
  summary: 'Starts the session; says whether it has to be recorded.',
  access: 'provider',
  response: appointmentStart,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'NOT_STARTABLE', when: 'It is cancelled, over, or starts more than a day from now.' },
    { status: 409, code: 'ANOTHER_SESSION_RUNNING', when: 'Another session of the provider is in progress.' },
  ],
  idempotent: true,
});

export const getConsent = defineOperation({
  id: 'CALL-15',
  name: 'appointments.consent',
  method: 'GET',
  path: '/v1/appointments/:id/consent',
  summary: 'Whether the client’s consent is on file for this appointment.',
  access: 'provider',
  response: consent,
  errors: [unauthenticated, forbidden, notFound],
});
