import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { claimStatus, claimStatusReport } from '../schemas/claim.ts';
import { claimSettlementLimits, voidReason, writeOffReason } from '../schemas/claim-settlement.ts';
import { text } from '../schemas/common.ts';
import { positiveMoney } from '../schemas/payment.ts';

const nothingDenied = {
  status: 409,
  code: 'NOTHING_DENIED',
  when: 'The payer has denied nothing of this claim that is still open: it is not decided, was corrected, or was written off.',
} as const;
const appealOpen = {
  status: 409,
  code: 'APPEAL_OPEN',
  when: 'The payer is looking at an appeal of this claim; details.answerDueOn says until when.',
} as const;

export const appealClaim = defineOperation({
  id: 'CLOUD-520',
  name: 'claims.appeal',
  method: 'POST',
  path: '/cloud/v1/claims/:id/appeal',
  summary: 'Objects to what a payer denied. The claim waits until the payer has answered, once for each decision.',
  access: 'provider',
  body: v.object({
    /** Why the denial is wrong, for the payer to read. */
    reason: v.pipe(text, v.maxLength(claimSettlementLimits.appeal)),
  }),
  response: claimStatusReport,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    nothingDenied,
    appealOpen,
    {
      status: 409,
      code: 'APPEALED_BEFORE',
      when: 'The payer has answered an appeal of this claim already: its denial stands.',
    },
    {
      status: 422,
      code: 'DEADLINE_PASSED',
      when: 'The time to appeal is over; details.lastDay was the last day.',
    },
  ],
  idempotent: true,
});

export const writeOffClaim = defineOperation({
  id: 'CLOUD-521',
  name: 'claims.writeOff',
  method: 'POST',
  path: '/cloud/v1/claims/:id/write-off',
  summary:
    'Gives up what a payer denied, wholly or in part, as a person decided. The client’s share stays as it is, and nothing is written off by itself.',
  access: 'provider',
  body: v.object({
    /** At most what is open of the insurer's part. */
    amount: positiveMoney,
    reason: writeOffReason,
    /** Why, for one's own books. */
    words: v.pipe(text, v.maxLength(claimSettlementLimits.words)),
  }),
  response: claimStatusReport,
  errors: [unauthenticated, forbidden, notFound, invalid, nothingDenied, appealOpen],
  idempotent: true,
});

export const voidClaim = defineOperation({
  id: 'CLOUD-526',
  name: 'claims.void',
  method: 'POST',
  path: '/cloud/v1/claims/:id/void',
  summary: 'Takes a claim back from the payer: a payment of it returns there, and its session can be billed again.',
  access: 'provider',
  body: v.object({
    reason: voidReason,
    /** Why, for the payer and one's own books. */
    words: v.pipe(text, v.maxLength(claimSettlementLimits.words)),
    /** The status with which the effects were read. */
    seenStatus: claimStatus,
  }),
  response: claimStatusReport,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    appealOpen,
    {
      status: 409,
      code: 'CLAIM_NOT_VOIDABLE',
      when: 'The payer does not have the claim, or not any more: it is on its way, was sent back, was corrected or taken back; or a remittance of it is not posted. details.why says which.',
    },
    {
      status: 409,
      code: 'CLAIM_CHANGED',
      when: 'The payer has decided since the effects were read; details.status is the status now.',
    },
  ],
  idempotent: true,
});
