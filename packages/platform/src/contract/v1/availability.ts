import * as z from 'zod/mini';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { text } from '../schemas/common.ts';
import { providerId } from '../schemas/ids.ts';
import { availability, availabilityException, availabilitySlot, sessionMode } from '../schemas/provider.ts';

export const getAvailability = defineOperation({
  id: 'CALL-5', name: 'availability.get', method: 'GET', path: '/v1/availability',
  summary: 'Usual weekly hours with their exceptions: the caller’s own, or of the provider named.',
  access: 'public', query: z.object({ providerId: z.optional(providerId) }),
  response: availability, errors: [unauthenticated, notFound, invalid],
});

const modes = z.array(sessionMode).check(z.minLength(1), z.maxLength(2));
const slot = z.extend(availabilitySlot, { modes });
const exception = z.extend(availabilityException, { slots: z.array(z.omit(slot, { dayOfWeek: true })).check(z.maxLength(12)), reason: z.nullable(text.check(z.maxLength(120))) });

export const updateAvailability = defineOperation({
  id: 'CALL-6', name: 'availability.update', method: 'PUT', path: '/v1/availability',
  summary: 'Sets the weekly hours, and the exceptions where they are sent too. Open times follow at once; what is booked stays.',
  access: 'provider',
  body: z.object({
    slots: z.array(slot).check(z.maxLength(84)),
    /** Left out: those that stand stay. */
    exceptions: z.optional(z.array(exception).check(z.maxLength(366))),
    /** Of the hours that were read; left out, whatever stands is replaced. */
    version: z.optional(z.int().check(z.nonnegative())),
  }),
  response: availability, errors: [unauthenticated, forbidden, notFound, invalid, conflict],
  idempotent: true,
});
