import * as v from 'valibot';
import { calendarDate, instant, money, text } from './common.ts';

/** Lengths that a form says and the server keeps: of an appeal, and of why a claim is written off or voided. */
export const claimSettlementLimits = { appeal: 2000, words: 500 } as const;

/** What a payer answered to an appeal. UPHELD: its denial stands. OVERTURNED: it pays after all. */
const appealAnswer = v.object({ outcome: v.picklist(['UPHELD', 'OVERTURNED']), at: instant, words: text });

/** An objection to a denial. The claim keeps its status until the payer has answered. */
export const claimAppeal = v.object({
  /** Why the denial is wrong, in the provider's words. */
  reason: text,
  sentAt: instant,
  /** The day by which the payer has to answer. */
  answerDueOn: calendarDate,
  /** null while the payer looks at it. */
  answer: v.nullable(appealAnswer),
});

/**
 * Why a provider gives up what an insurer denied: the time for it is over; it costs more than it brings; the appeal
 * failed; the service was part of another or not covered; something else, which the words say.
 */
export const writeOffReason = v.picklist(['TOO_LATE', 'NOT_WORTH_IT', 'APPEAL_FAILED', 'NOT_COVERED', 'OTHER']);

/** What a person gave up of the insurer's part of a claim. The client's share is never part of it. */
export const claimWriteOff = v.object({
  amount: money,
  reason: writeOffReason,
  /** Why, in words. */
  words: text,
  at: instant,
  /** Who decided it. */
  by: text,
});

/**
 * Why a provider takes a claim back: it is of another person; the session was not held as billed; it was sent twice;
 * another payer is to pay; something else, which the words say.
 */
export const voidReason = v.picklist(['WRONG_PERSON', 'NOT_HELD', 'SENT_TWICE', 'OTHER_PAYER', 'OTHER']);

/** A claim that its provider took back (X12 frequency code 8). */
export const claimVoid = v.object({
  reason: voidReason,
  /** Why, in words. */
  words: text,
  at: instant,
  /** Who decided it. */
  by: text,
});

export type VoidReason = v.InferOutput<typeof voidReason>;
export type ClaimAppeal = v.InferOutput<typeof claimAppeal>;
export type ClaimWriteOff = v.InferOutput<typeof claimWriteOff>;
export type WriteOffReason = v.InferOutput<typeof writeOffReason>;
