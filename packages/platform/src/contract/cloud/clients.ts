import * as v from 'valibot';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count } from '../schemas/common.ts';
import { client, endedCare } from '../schemas/session.ts';

export const readmitClient = defineOperation({
  id: 'CLOUD-201',
  name: 'clients.readmit',
  method: 'POST',
  path: '/cloud/v1/clients/:id/readmission',
  summary: 'Takes a discharged client back into care; the discharge stays in the history.',
  access: 'provider',
  body: v.object({
    /** The version of the record that was read. */
    version: count,
  }),
  response: client,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    conflict,
    { status: 409, code: 'NOT_DISCHARGED', when: 'The client is in care already.' },
  ],
  idempotent: true,
});

export const listEndedCare = defineOperation({
  id: 'CLOUD-613',
  name: 'clients.listEndedCare',
  method: 'GET',
  path: '/cloud/v1/me/ended-care',
  summary: 'Providers who have ended the caller’s care, the latest first. Booking with one of them again is a request.',
  access: 'user',
  response: v.object({ items: v.array(endedCare) }),
  errors: [unauthenticated],
});
