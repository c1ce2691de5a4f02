import * as v from 'valibot';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, extend, text } from '../schemas/common.ts';
import { client, clientDetails, dischargeLimits, dischargeReason, outreachAttempt } from '../schemas/session.ts';

export const updateClient = defineOperation({
  id: 'CALL-18',
  name: 'clients.update',
  method: 'PUT',
  path: '/v1/providers/clients/:id',
  summary:
    'Changes what the provider keeps about a client: how to call and reach them, tags, a risk flag. What is left out stays.',
  access: 'provider',
  body: extend(v.partial(clientDetails), {
    /** The version that this change builds on. */
    version: count,
  }),
  response: client,
  errors: [unauthenticated, forbidden, notFound, invalid, conflict],
  idempotent: true,
});

export const dischargeClient = defineOperation({
  id: 'CALL-19',
  name: 'clients.discharge',
  method: 'POST',
  path: '/v1/providers/clients/:id/discharge',
  summary:
    'Ends the care of a client with a reason and a summary. Their plans end, requests and open questionnaires are withdrawn; the record stays readable.',
  access: 'provider',
  body: v.object({
    reason: dischargeReason,
    summary: v.pipe(text, v.maxLength(dischargeLimits.summary)),
    /** Whom the client is sent on to; needed where the reason is TRANSFERRED. */
    referral: v.optional(v.nullable(v.pipe(text, v.maxLength(dischargeLimits.referral)))),
    /** How the client puts the end of care, in their own words. */
    clientWords: v.optional(v.nullable(v.pipe(text, v.maxLength(dischargeLimits.clientWords)))),
    /** Attempts to reach the client, the earliest first. */
    outreach: v.optional(v.pipe(v.array(outreachAttempt), v.maxLength(20))),
    /** Cancels future bookings free of charge. @default false */
    cancelAppointments: v.optional(v.boolean()),
  }),
  response: client,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'ALREADY_DISCHARGED', when: 'Care of this client has ended before.' },
    {
      status: 409,
      code: 'FLAG_OPEN',
      when: 'An answer about self-harm waits for its review.',
    },
    {
      status: 409,
      code: 'APPOINTMENTS_AHEAD',
      when: 'Sessions are still booked, or one is under way; details.appointments lists them. Those ahead are cancelled where cancelAppointments is true.',
    },
  ],
  idempotent: true,
});
