import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { bookingRules, sentExceptions, weeklySlots } from '../schemas/booking-rules.ts';
import { instant } from '../schemas/common.ts';
import { serviceId } from '../schemas/ids.ts';
import { openSlots } from '../schemas/provider.ts';

export const previewAvailability = defineOperation({
  id: 'CLOUD-470',
  name: 'availability.preview',
  method: 'POST',
  path: '/cloud/v1/availability/preview',
  summary: 'The open times of a service as they would be with hours that are not saved. Nothing is kept.',
  access: 'provider',
  body: v.object({
    slots: weeklySlots,
    exceptions: sentExceptions,
    rules: bookingRules,
    serviceId,
    /** At most five weeks can be asked for at once. */
    from: instant,
    to: instant,
  }),
  response: openSlots,
  errors: [unauthenticated, forbidden, notFound, invalid],
  idempotent: true,
});
