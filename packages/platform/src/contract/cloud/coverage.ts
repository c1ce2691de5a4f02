import * as v from 'valibot';
import { text } from '../schemas/common.ts';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { billableSession, claimDraft } from '../schemas/billable-session.ts';
import { claim } from '../schemas/claim.ts';
import { coverage, memberNumber, subscriberRelationship } from '../schemas/coverage.ts';
import { payer } from '../schemas/payer.ts';

export const getClaim = defineOperation({
  id: 'CLOUD-43',
  name: 'claims.get',
  method: 'GET',
  path: '/cloud/v1/claims/:id',
  summary: 'One claim of the provider’s with its diagnoses and lines.',
  access: 'provider',
  response: claim,
  errors: [unauthenticated, forbidden, notFound],
});

export const listToBill = defineOperation({
  id: 'CLOUD-410',
  name: 'claims.toBill',
  method: 'GET',
  path: '/cloud/v1/billable-sessions',
  summary:
    'The sessions of the provider’s insured clients without a claim that stands, the nearest last day to file first; with what keeps each from being billed.',
  access: 'provider',
  response: v.object({ items: v.array(billableSession) }),
  errors: [unauthenticated, forbidden],
});

export const getClaimDraft = defineOperation({
  id: 'CLOUD-411',
  name: 'claims.draft',
  method: 'GET',
  path: '/cloud/v1/billable-sessions/:id/claim-draft',
  summary: 'The start of a claim for a session, or of the correction of its denied one; nothing is kept or sent.',
  access: 'provider',
  response: claimDraft,
  errors: [unauthenticated, forbidden, notFound],
});

export const listCoverages = defineOperation({
  id: 'CLOUD-44',
  name: 'coverages.list',
  method: 'GET',
  path: '/cloud/v1/clients/:id/coverages',
  summary: 'What insurance a client has stated: read by the client, and by providers whose client they are.',
  access: 'user',
  response: v.object({ items: v.array(coverage) }),
  errors: [unauthenticated, forbidden, notFound],
});

export const addCoverage = defineOperation({
  id: 'CLOUD-45',
  name: 'coverages.add',
  method: 'POST',
  path: '/cloud/v1/me/coverages',
  summary: 'States an insurance of the caller’s, as its card says.',
  access: 'user',
  body: v.object({
    insurer: payer,
    planName: v.pipe(text, v.maxLength(120)),
    memberId: memberNumber,
    groupNumber: v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{1,20}$/))),
    relationship: subscriberRelationship,
  }),
  response: coverage,
  errors: [
    unauthenticated,
    invalid,
    { status: 409, code: 'COVERAGE_EXISTS', when: 'The caller has stated this member number of this insurer before.' },
  ],
  idempotent: true,
});

export const removeCoverage = defineOperation({
  id: 'CLOUD-46',
  name: 'coverages.remove',
  method: 'DELETE',
  path: '/cloud/v1/me/coverages/:id',
  summary: 'Takes an insurance of the caller’s away; claims made by it go on.',
  access: 'user',
  response: v.object({ items: v.array(coverage) }),
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});
