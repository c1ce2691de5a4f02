import * as v from 'valibot';
import { payer } from './payer.ts';
import { calendarDate, count, extend, instant, money, text } from './common.ts';
import { claimId, remittanceId, userId } from './ids.ts';

/**
 * UNPOSTED waits for a person: a line has no claim, or the lines do not add up to the payment. POSTED has been entered
 * in the books; one without a difference posts itself.
 */
export const remittanceStatus = v.picklist(['UNPOSTED', 'POSTED']);

/** One payment of an insurer and what it is for (X12 835), as lists show it. */
export const remittanceSummary = v.object({
  id: remittanceId,
  insurer: payer,
  reference: text,
  paidAt: instant,
  method: v.picklist(['EFT', 'CHECK']),
  /** What reached the account. */
  total: money,
  /**
   * The total less what the lines with a claim were paid and what was kept or added beside them: 0 where it adds up,
   * negative where the lines say more than came.
   */
  difference: money,
  lineCount: count,
  /** Lines that no claim was found for. */
  unmatchedCount: count,
  status: remittanceStatus,
  /** null until it is posted. */
  postedAt: v.nullable(instant),
});

/** What a remittance says of one claim. */
export const remittanceLine = v.object({
  /** Counts from 1. */
  number: v.pipe(count, v.minValue(1)),
  /** The claim's number as the payer wrote it; a wrong one is why a line finds no claim. */
  payerClaimNumber: text,
  /** As the payer wrote it. */
  clientName: text,
  memberId: text,
  serviceDate: calendarDate,
  charge: money,
  paid: money,
  /** The claim it belongs to, or null while no one has said. */
  claim: v.nullable(v.object({ id: claimId, client: v.object({ id: userId, displayName: text }) })),
  /** Claims that it could belong to: with the same payer, of the same day and charge, and not paid yet. */
  candidates: v.array(
    v.object({
      claimId,
      client: v.object({ id: userId, displayName: text }),
      serviceDate: calendarDate,
      charge: money,
    }),
  ),
});

/** What a payer kept or added beside its claims (X12 835 PLB), such as an overpayment that it takes back. */
export const remittanceAdjustment = v.object({
  /** X12 adjustment reason: WO, FB, L6, 72, CS and others. */
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/)),
  /** The payer's own reference, the number of an earlier claim for example. */
  reference: v.nullable(text),
  /** Signed: negative is kept, positive added. */
  amount: money,
});

export const remittanceDetail = extend(remittanceSummary, {
  lines: v.array(remittanceLine),
  adjustments: v.optional(v.array(remittanceAdjustment), []),
});

export type RemittanceStatus = v.InferOutput<typeof remittanceStatus>;
export type RemittanceSummary = v.InferOutput<typeof remittanceSummary>;
export type RemittanceLine = v.InferOutput<typeof remittanceLine>;
export type RemittanceAdjustment = v.InferOutput<typeof remittanceAdjustment>;
export type RemittanceDetail = v.InferOutput<typeof remittanceDetail>;
