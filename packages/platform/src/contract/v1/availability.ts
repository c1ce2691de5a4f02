import * as v from 'valibot';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { bookingRules, sentExceptions, weeklySlots } from '../schemas/booking-rules.ts';
import { count, extend, instant, text } from '../schemas/common.ts';
import { appointmentId, providerId } from '../schemas/ids.ts';
import { availability } from '../schemas/provider.ts';

export const getAvailability = defineOperation({
  id: 'CALL-5',
  name: 'availability.get',
  method: 'GET',
  path: '/v1/availability',
  summary: 'Usual weekly hours with their exceptions: the caller’s own, or of the provider named.',
  access: 'public',
  query: v.object({ providerId: v.optional(providerId) }),
  response: extend(availability, {
    /** Only in the answer to the provider themselves. */
    rules: v.optional(bookingRules),
  }),
  errors: [unauthenticated, notFound, invalid],
});

/** A session that is booked at a time which the hours no longer cover. It stays as it is. */
const sessionOutside = v.object({
  appointmentId,
  clientName: text,
  serviceName: text,
  startsAt: instant,
  endsAt: instant,
});

export const updateAvailability = defineOperation({
  id: 'CALL-6',
  name: 'availability.update',
  method: 'PUT',
  path: '/v1/availability',
  summary:
    'Sets the weekly hours, and the exceptions where they are sent too. Open times follow at once; what is booked stays.',
  access: 'provider',
  body: v.object({
    slots: weeklySlots,
    /** Omitted: existing ones stay. */
    exceptions: v.optional(sentExceptions),
    /**
     * Notice, horizon, buffer, journeys and prayer; omitted, they stay. They belong to the profile too, whose version
     * they raise.
     */
    rules: v.optional(bookingRules),
    /** Of the hours that were read: newer ones are never replaced unread. */
    version: count,
    /** Only tells what saving would do: the hours as they would be, with `bookedOutside`. Nothing is kept. */
    dryRun: v.optional(v.boolean()),
  }),
  response: extend(availability, {
    rules: v.optional(bookingRules),
    /**
     * Sessions ahead that this change puts outside the hours, in order of time; those that lay outside before are not
     * named again.
     */
    bookedOutside: v.optional(v.array(sessionOutside)),
  }),
  errors: [unauthenticated, forbidden, notFound, invalid, conflict],
  idempotent: true,
});
