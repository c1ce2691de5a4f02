import * as z from 'zod/mini';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { claim, claimStatus, claimStatusReport, claimSummary, diagnosis, eligibility, memberNumber, modifier, payer, placeOfService, procedureCode } from '../schemas/claim.ts';
import { calendarDate, cursorPageOf, cursorQuery } from '../schemas/common.ts';
import { appointmentId, claimId, coverageId, userId } from '../schemas/ids.ts';

export const verifyInsurance = defineOperation({
  id: 'CALL-27',
  name: 'insurance.verify',
  method: 'POST',
  path: '/v1/insurance/verify',
  summary: 'Asks the payer whether a client is insured on a day and for what. For the client, and for providers whose client they are.',
  access: 'user',
  body: z.object({
    clientId: userId,
    /** An insurance that the client has stated; else `insurer` and `memberId` are needed. */
    coverageId: z.optional(coverageId),
    insurer: z.optional(payer),
    memberId: z.optional(memberNumber),
    /** @default today */
    serviceDate: z.optional(calendarDate),
  }),
  response: eligibility,
  errors: [unauthenticated, forbidden, notFound, invalid],
  idempotent: true,
});

/**
 * Therapists alone bill insurance: a professional claim (X12 837P) names a diagnosis and a procedure that a licensed clinician
 * answers for. Pastoral care and mentoring are paid by the person.
 */
export const createClaim = defineOperation({
  id: 'CALL-28',
  name: 'claims.create',
  method: 'POST',
  path: '/v1/insurance/claims',
  summary: 'Sends the payer a claim for a session that is over, or a corrected one in the place of another. For therapists.',
  access: 'provider',
  body: z.object({
    appointmentId,
    coverageId,
    placeOfService,
    diagnoses: z.array(diagnosis).check(z.minLength(1), z.maxLength(12)),
    lines: z.array(z.object({
      procedureCode,
      modifiers: z.array(modifier).check(z.maxLength(4)),
      units: z.int().check(z.minimum(1), z.maximum(99)),
      charge: z.object({ amountMinor: z.int().check(z.minimum(1), z.maximum(1_000_000)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
      /** Places in `diagnoses`, the first being 1. */
      diagnosisPointers: z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1), z.maxLength(4)),
    })).check(z.minLength(1), z.maxLength(6)),
    /** The claim that this one corrects: decided, and not corrected before. */
    replacesClaimId: z.optional(claimId),
  }),
  response: claim,
  errors: [
    unauthenticated, forbidden, notFound, invalid,
    { status: 422, code: 'SESSION_NOT_COMPLETED', when: 'The session is not over, did not take place, or was free of charge.' },
    { status: 409, code: 'CLAIM_EXISTS', when: 'There is a claim for this session already; details.claimId names it. A corrected claim names it in replacesClaimId.' },
    { status: 409, code: 'CLAIM_NOT_REPLACEABLE', when: 'The claim to correct is still with the payer, or was corrected before.' },
  ],
  idempotent: true,
});

export const listClaims = defineOperation({
  id: 'CALL-29',
  name: 'claims.list',
  method: 'GET',
  path: '/v1/insurance/claims',
  summary: 'The provider’s claims, those sent last first.',
  access: 'provider',
  query: z.object({
    ...cursorQuery,
    status: z.optional(claimStatus),
    clientId: z.optional(userId),
    /** First and last date of service. */
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
  }),
  response: cursorPageOf(claimSummary),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getClaimStatus = defineOperation({
  id: 'CALL-30',
  name: 'claims.status',
  method: 'GET',
  path: '/v1/insurance/claims/:id/status',
  summary: 'Where a claim stands: its way so far, what the payer decided and why, the money, and what to do next.',
  access: 'provider',
  response: claimStatusReport,
  errors: [unauthenticated, forbidden, notFound],
});
