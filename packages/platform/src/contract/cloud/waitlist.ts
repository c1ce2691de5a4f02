import * as v from 'valibot';
import { forbidden, invalid, notFound, slotPast, slotTaken, unauthenticated, noticeTooShort } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { appointment, appointmentLimits, bookingConsent } from '../schemas/appointment.ts';
import { instant, integer, text, timeZone } from '../schemas/common.ts';
import { providerId, serviceId } from '../schemas/ids.ts';
import { sessionMode } from '../schemas/provider.ts';
import { waitlistEntry, waitlistStatus, waitlistWishes, waitlistWordsLength } from '../schemas/waitlist.ts';

const notWaiting = {
  status: 409,
  code: 'NOT_WAITING',
  when: 'The entry has been left, has led to a session, or has an open offer already; details.status says which.',
} as const;

export const joinWaitlist = defineOperation({
  id: 'CLOUD-116',
  name: 'waitlist.join',
  method: 'POST',
  path: '/cloud/v1/waitlist',
  summary: 'Waits for a provider who has no time, or for any provider who fits.',
  access: 'user',
  body: v.object({
    /** Left out or null: any provider who fits the musts. */
    providerId: v.optional(v.nullable(providerId)),
    wishes: v.optional(waitlistWishes),
    clientTimeZone: v.pipe(timeZone, v.maxLength(60)),
    words: v.optional(v.nullable(v.pipe(text, v.maxLength(waitlistWordsLength.max)))),
  }),
  response: waitlistEntry,
  errors: [
    unauthenticated,
    notFound,
    invalid,
    {
      status: 409,
      code: 'ALREADY_WAITING',
      when: 'The caller waits for the same already; details.entryId is that entry.',
    },
  ],
  idempotent: true,
});

export const listWaitlist = defineOperation({
  id: 'CLOUD-117',
  name: 'waitlist.list',
  method: 'GET',
  path: '/cloud/v1/waitlist',
  summary:
    'The caller’s own entries; or, as a provider, who waits for them or for anyone like them, those first who have waited longest.',
  access: 'user',
  query: v.object({
    /** A client who is also a provider says whose list they want. */
    as: v.optional(v.picklist(['client', 'provider'])),
    status: v.optional(v.array(waitlistStatus)),
  }),
  response: v.object({ items: v.array(waitlistEntry) }),
  errors: [unauthenticated, invalid],
});

export const offerWaitlistTime = defineOperation({
  id: 'CLOUD-118',
  name: 'waitlist.offer',
  method: 'POST',
  path: '/cloud/v1/waitlist/:id/offer',
  summary: 'Offers a time to someone who waits; they have until it expires to accept. The time is not held for them.',
  access: 'provider',
  body: v.object({
    serviceId,
    startsAt: instant,
    mode: sessionMode,
    /** Hours until the offer lapses; never later than the time itself. @default 48 */
    expiresInHours: v.optional(v.pipe(integer, v.minValue(2), v.maxValue(168))),
  }),
  response: waitlistEntry,
  errors: [unauthenticated, forbidden, notFound, invalid, notWaiting, slotTaken, slotPast],
  idempotent: true,
});

export const respondToWaitlist = defineOperation({
  id: 'CLOUD-119',
  name: 'waitlist.respond',
  method: 'PUT',
  path: '/cloud/v1/waitlist/:id',
  summary: 'Accepts the time that was offered and books it, declines it and goes on waiting, or leaves the waitlist.',
  access: 'user',
  body: v.variant('action', [
    v.object({
      action: v.literal('ACCEPT'),
      clientTimeZone: v.pipe(timeZone, v.maxLength(60)),
      reasonForVisit: v.optional(v.pipe(v.string(), v.maxLength(appointmentLimits.reasonForVisit))),
      consent: bookingConsent,
    }),
    v.object({ action: v.literal('DECLINE') }),
    v.object({ action: v.literal('LEAVE') }),
  ]),
  response: v.object({ entry: waitlistEntry, appointment: v.nullable(appointment) }),
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    slotTaken,
    slotPast,
    noticeTooShort,
    { status: 409, code: 'OFFER_EXPIRED', when: 'The offer was not answered in time; the place in line is kept.' },
    { status: 409, code: 'NO_OFFER', when: 'There is no offer to answer, or the entry is over.' },
  ],
  idempotent: true,
});
