import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { claim, claimStatus, claimStatusReport, claimSummary } from '../schemas/claim.ts';
import { claimLimits, modifier, placeOfService, procedureCode } from '../schemas/claim-line.ts';
import { eligibility, memberNumber } from '../schemas/coverage.ts';
import { diagnosis } from '../schemas/diagnosis.ts';
import { payer } from '../schemas/payer.ts';
import { calendarDate, cursorPageOf, cursorQuery, integer } from '../schemas/common.ts';
import { appointmentId, claimId, coverageId, userId } from '../schemas/ids.ts';

export const verifyInsurance = defineOperation({
  id: 'CALL-27',
  name: 'insurance.verify',
  method: 'POST',
  path: '/v1/insurance/verify',
  summary:
    'Asks the payer whether a client is insured on a day and for what. For the client, and for providers whose client they are.',
  access: 'user',
  body: v.object({
    clientId: userId,
    /** An insurance that the client has stated; else `insurer` and `memberId` are needed. */
    coverageId: v.optional(coverageId),
    insurer: v.optional(payer),
    memberId: v.optional(memberNumber),
    /** @default today */
    serviceDate: v.optional(calendarDate),
  }),
  response: eligibility,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 503,
      code: 'PAYER_UNAVAILABLE',
      when: 'The payer’s system does not answer. That says nothing of the insurance; ask again later.',
    },
  ],
  idempotent: true,
});

/**
 * Therapists alone bill insurance: a professional claim (X12 837P) names a diagnosis and a procedure that a licensed
 * clinician answers for. Pastoral care and mentoring are paid by the person.
 */
export const createClaim = defineOperation({
  id: 'CALL-28',
  name: 'claims.create',
  method: 'POST',
  path: '/v1/insurance/claims',
  summary:
    'Sends the payer a claim for a session that is over, or a corrected one in the place of another. For therapists.',
  access: 'provider',
  body: v.object({
    appointmentId,
    coverageId,
    placeOfService,
    diagnoses: v.pipe(v.array(diagnosis), v.minLength(1), v.maxLength(claimLimits.diagnoses)),
    lines: v.pipe(
      v.array(
        v.object({
          procedureCode,
          modifiers: v.pipe(v.array(modifier), v.maxLength(4)),
          units: v.pipe(integer, v.minValue(1), v.maxValue(99)),
          charge: v.object({
            amountMinor: v.pipe(integer, v.minValue(1), v.maxValue(1_000_000)),
            currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
          }),
          /** Places in `diagnoses`, the first being 1. */
          diagnosisPointers: v.pipe(
            v.array(v.pipe(integer, v.minValue(1), v.maxValue(claimLimits.diagnoses))),
            v.minLength(1),
            v.maxLength(4),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(claimLimits.lines),
    ),
    /** The claim that this one corrects: decided, and not corrected before. */
    replacesClaimId: v.optional(claimId),
  }),
  response: claim,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 422,
      code: 'SESSION_NOT_COMPLETED',
      when: 'The session is not over, did not take place, or was free of charge.',
    },
    {
      status: 422,
      code: 'NOTE_NOT_SIGNED',
      when: 'The session has no signed note. Sign it first; details.appointmentId names the session.',
    },
    {
      status: 422,
      code: 'CODE_NEEDS_MINUTES',
      when: 'The session was too short or too long for a procedure; details has its minutes and the code that fits.',
    },
    {
      status: 409,
      code: 'CLAIM_EXISTS',
      when: 'There is a claim for this session already; details.claimId names it. A corrected claim names it in replacesClaimId.',
    },
    {
      status: 409,
      code: 'CLAIM_NOT_REPLACEABLE',
      when: 'The claim to correct is still with the payer, which may be looking at an appeal of it, or was corrected before.',
    },
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
  query: v.object({
    ...cursorQuery,
    status: v.optional(claimStatus),
    clientId: v.optional(userId),
    /** First and last date of service. */
    from: v.optional(calendarDate),
    to: v.optional(calendarDate),
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
