import * as v from 'valibot';
import { conflict, forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { billingIdentity } from '../schemas/billing-identity.ts';
import { calendarDate, cursorPageOf, cursorQuery } from '../schemas/common.ts';
import { estimate, estimateLimits, estimateLineInput } from '../schemas/estimate.ts';
import { userId } from '../schemas/ids.ts';
import { superbill, superbillPreview, yearMonth } from '../schemas/superbill.ts';

const identityIncomplete = {
  status: 422,
  code: 'IDENTITY_INCOMPLETE',
  when: 'Something that every superbill names is missing of who bills; details.missing lists the parts.',
} as const;
const nothingToMake = {
  status: 409,
  code: 'NOTHING_TO_MAKE',
  when: 'No session of that month can be on a superbill which is not on one already.',
} as const;
const insured = {
  status: 409,
  code: 'INSURED',
  when: 'The provider has a contract with the client’s insurer, so that the insurer decides the client’s part; ask for eligibility instead.',
} as const;
const estimateReplaced = {
  status: 409,
  code: 'ESTIMATE_REPLACED',
  when: 'A later estimate has taken the place of this one; details.estimateId names it.',
} as const;

/** Whose papers a list holds: those that the caller made as a provider, or those that they received as a client. */
const side = v.picklist(['MADE', 'RECEIVED']);

export const getBillingIdentity = defineOperation({
  id: 'CLOUD-534',
  name: 'billingIdentity.get',
  method: 'GET',
  path: '/cloud/v1/billing-identity',
  summary: 'Who bills: the numbers, address and telephone that a provider’s superbills and estimates name.',
  access: 'provider',
  response: billingIdentity,
  errors: [unauthenticated, forbidden],
});

export const updateBillingIdentity = defineOperation({
  id: 'CLOUD-535',
  name: 'billingIdentity.update',
  method: 'PUT',
  path: '/cloud/v1/billing-identity',
  summary: 'Changes who bills. Papers that were made before stay as they are.',
  access: 'provider',
  body: billingIdentity,
  response: billingIdentity,
  errors: [unauthenticated, forbidden, invalid, conflict],
  idempotent: true,
});

export const previewSuperbills = defineOperation({
  id: 'CLOUD-527',
  name: 'superbills.preview',
  method: 'GET',
  path: '/cloud/v1/superbills/preview',
  summary: 'What the superbills of a month would hold, and what is in the way of each.',
  access: 'provider',
  query: v.object({ month: yearMonth }),
  response: superbillPreview,
  errors: [unauthenticated, forbidden, invalid],
});

export const createSuperbills = defineOperation({
  id: 'CLOUD-528',
  name: 'superbills.create',
  method: 'POST',
  path: '/cloud/v1/superbills',
  summary:
    'Makes the superbills of a month for every client with signed sessions, and gives them to the clients; an earlier one of the month is replaced.',
  access: 'provider',
  body: v.object({
    month: yearMonth,
    /** @default every client of the preview */
    clientIds: v.optional(v.pipe(v.array(userId), v.minLength(1), v.maxLength(500))),
  }),
  response: v.object({ items: v.array(superbill) }),
  errors: [unauthenticated, forbidden, invalid, identityIncomplete, nothingToMake],
  idempotent: true,
});

export const listSuperbills = defineOperation({
  id: 'CLOUD-532',
  name: 'superbills.list',
  method: 'GET',
  path: '/cloud/v1/superbills',
  summary: 'Superbills, the newest first: those that a provider made, or those that a client received.',
  access: 'user',
  query: v.object({ ...cursorQuery, side, month: v.optional(yearMonth), clientId: v.optional(userId) }),
  response: cursorPageOf(superbill),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getSuperbill = defineOperation({
  id: 'CLOUD-536',
  name: 'superbills.get',
  method: 'GET',
  path: '/cloud/v1/superbills/:id',
  summary: 'One superbill, for its client and for the provider who made it.',
  access: 'user',
  response: superbill,
  errors: [unauthenticated, forbidden, notFound],
});

export const createEstimate = defineOperation({
  id: 'CLOUD-529',
  name: 'estimates.create',
  method: 'POST',
  path: '/cloud/v1/estimates',
  summary: 'Gives a client who pays for themselves a good faith estimate; an earlier one that overlaps it is replaced.',
  access: 'provider',
  body: v.object({
    clientId: userId,
    lines: v.pipe(v.array(estimateLineInput), v.minLength(1), v.maxLength(estimateLimits.lines)),
    from: calendarDate,
    /** At most a year after `from`. */
    until: calendarDate,
  }),
  response: estimate,
  errors: [unauthenticated, forbidden, notFound, invalid, insured],
  idempotent: true,
});

export const listEstimates = defineOperation({
  id: 'CLOUD-531',
  name: 'estimates.list',
  method: 'GET',
  path: '/cloud/v1/estimates',
  summary: 'Good faith estimates, the newest first: those that a provider made, or those that a client received.',
  access: 'user',
  query: v.object({ ...cursorQuery, side, clientId: v.optional(userId) }),
  response: cursorPageOf(estimate),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getEstimate = defineOperation({
  id: 'CLOUD-537',
  name: 'estimates.get',
  method: 'GET',
  path: '/cloud/v1/estimates/:id',
  summary: 'One estimate, for its client and for the provider who made it.',
  access: 'user',
  response: estimate,
  errors: [unauthenticated, forbidden, notFound],
});

export const acceptEstimate = defineOperation({
  id: 'CLOUD-533',
  name: 'estimates.accept',
  method: 'POST',
  path: '/cloud/v1/estimates/:id/accept',
  summary: 'The client says that they have read an estimate. It binds no one, and a second time changes nothing.',
  access: 'user',
  response: estimate,
  errors: [unauthenticated, forbidden, notFound, estimateReplaced],
  idempotent: true,
});
