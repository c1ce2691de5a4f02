import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { cursorPageOf, cursorQuery, integer } from '../schemas/common.ts';
import { claimId } from '../schemas/ids.ts';
import { remittanceDetail, remittanceStatus, remittanceSummary } from '../schemas/remittance.ts';

const alreadyPosted = {
  status: 409,
  code: 'ALREADY_POSTED',
  when: 'The remittance has been posted, and its lines stay as they are.',
} as const;

export const listRemittances = defineOperation({
  id: 'CLOUD-522',
  name: 'remittances.list',
  method: 'GET',
  path: '/cloud/v1/remittances',
  summary: 'What insurers paid the provider and for what, the newest first; those that wait for a person are UNPOSTED.',
  access: 'provider',
  query: v.object({ ...cursorQuery, status: v.optional(remittanceStatus) }),
  response: cursorPageOf(remittanceSummary),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getRemittance = defineOperation({
  id: 'CLOUD-523',
  name: 'remittances.get',
  method: 'GET',
  path: '/cloud/v1/remittances/:id',
  summary:
    'One remittance with its lines, the claims that they belong to, and those that an unmatched line could belong to.',
  access: 'provider',
  response: remittanceDetail,
  errors: [unauthenticated, forbidden, notFound],
});

export const matchRemittanceLine = defineOperation({
  id: 'CLOUD-524',
  name: 'remittances.match',
  method: 'POST',
  path: '/cloud/v1/remittances/:id/match',
  summary: 'Says which claim a line belongs to, or that it belongs to none. No money moves by it.',
  access: 'provider',
  body: v.object({
    line: v.pipe(integer, v.minValue(1), v.maxValue(1000)),
    /** One of the line's candidates; null takes the claim off the line. */
    claimId: v.nullable(claimId),
  }),
  response: remittanceDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, alreadyPosted],
  idempotent: true,
});

export const postRemittance = defineOperation({
  id: 'CLOUD-525',
  name: 'remittances.post',
  method: 'POST',
  path: '/cloud/v1/remittances/:id/post',
  summary:
    'Enters a remittance in the books: each claim of its lines becomes decided, and what was paid reaches the balance.',
  access: 'provider',
  response: remittanceDetail,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    alreadyPosted,
    {
      status: 422,
      code: 'DIFFERENCE_OPEN',
      when: 'The lines with a claim do not add up to what was paid; details.differenceMinor says by how much.',
    },
  ],
  idempotent: true,
});
