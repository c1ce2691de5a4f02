import * as v from 'valibot';
import { adjudicatedAmounts, denialReason, placeOfService, serviceLine } from './claim-line.ts';
import { claimAppeal, claimVoid, claimWriteOff } from './claim-settlement.ts';
import { calendarDate, count, extend, instant, money, text } from './common.ts';
import { diagnosis } from './diagnosis.ts';
import { appointmentId, claimId, coverageId, providerId, userId } from './ids.ts';
import { payer } from './payer.ts';

/**
 * SUBMITTED is sent, ACCEPTED taken on by the payer. PAID: every line was allowed (the payer's own share may be
 * nothing, where the deductible takes all); PARTIALLY_PAID: some lines were denied; DENIED: all were. REVERSED: the
 * payer took its payment back, because a corrected claim has taken the place of this one. REJECTED: the clearing house
 * or the payer’s front end sent it back, so that it never was with the payer; it is no denial, there is no appeal, and
 * the time for filing runs on. VOIDED: its provider took it back; a payment of it returns to the payer, and its session
 * can be billed again.
 */
export const claimStatus = v.picklist([
  'SUBMITTED',
  'REJECTED',
  'ACCEPTED',
  'PAID',
  'PARTIALLY_PAID',
  'DENIED',
  'REVERSED',
  'VOIDED',
]);

/** The payment and its method (X12 835); kept when a payment is reversed. */
export const remittance = v.object({
  reference: text,
  paidAt: instant,
  method: v.picklist(['EFT', 'CHECK']),
  amount: money,
});

/** A claim adjudicated: the sum of its lines, and when. */
export const claimAdjudication = extend(adjudicatedAmounts, { decidedAt: instant, reasons: v.array(denialReason) });

/** One step of a claim's way. */
export const claimEvent = v.object({ status: claimStatus, at: instant, words: text });

/**
 * What the provider can do next, in words, and the last day for it where there is one. RESEND is a new claim after a
 * rejection, APPEAL an objection where nothing is wrong with the claim itself, AWAIT_CLIENT that an invoice asks for
 * all that is left, REFUND what the client has paid beyond their share.
 */
export const claimNextStep = v.object({
  action: v.picklist(['WAIT', 'RESEND', 'CORRECT', 'APPEAL', 'BILL_CLIENT', 'AWAIT_CLIENT', 'REFUND', 'NONE']),
  words: text,
  until: v.nullable(calendarDate),
});

/**
 * The last day of something that the payer sets a limit for, and how it is counted. Rules of payers differ and change.
 */
export const claimDeadline = v.object({
  kind: v.picklist(['FIRST', 'CORRECTED', 'APPEAL']),
  clock: v.picklist(['SERVICE_DATE', 'REMIT_DATE']),
  days: count,
  lastDay: calendarDate,
});

/** A professional claim for one session (X12 837P in words). */
export const claim = v.object({
  id: claimId,
  /** The payer's own number, known once it has accepted the claim. */
  payerClaimNumber: v.nullable(text),
  providerId,
  appointmentId,
  client: v.object({ id: userId, displayName: text }),
  insurer: payer,
  coverageId,
  /** As on the card when the claim was made. */
  memberId: text,
  status: claimStatus,
  serviceDate: calendarDate,
  placeOfService,
  /** The leading diagnosis first. */
  diagnoses: v.array(diagnosis),
  lines: v.array(serviceLine),
  /** The sum of the lines' charges. */
  charge: money,
  /** The claim that this one corrects (X12 frequency code 7), or null for an original. */
  replacesClaimId: v.nullable(claimId),
  /** The corrected claim that took the place of this one. */
  replacedByClaimId: v.nullable(claimId),
  submittedAt: instant,
  /** The newest last. */
  history: v.array(claimEvent),
  adjudication: v.nullable(claimAdjudication),
  /** null while no money has come, and where the payer's share is nothing. */
  remittance: v.nullable(remittance),
  /** The objection to the payer's decision. */
  appeal: v.optional(claimAppeal),
  /** What was given up of the insurer's part. */
  writeOffs: v.optional(v.array(claimWriteOff)),
  /** Why it was taken back. */
  voided: v.optional(claimVoid),
});

/** What the client owes of a claim: `responsibility` is `paid + writtenOff + balance`. */
export const claimClientShare = v.object({
  responsibility: money,
  /** Payments for the session, on the platform and outside it, less refunds. */
  paid: money,
  /** What no one is asked for: refunded as goodwill or because the service failed, or given up. */
  writtenOff: money,
  /** Negative: that much is owed to the client. */
  balance: money,
  /** The part of the balance that drafts and open invoices ask for. */
  billed: money,
  /** The part of the balance that no invoice asks for yet. */
  unbilled: money,
});

/** A claim as lists show it. */
export const claimSummary = extend(v.omit(claim, ['lines', 'diagnoses', 'history']), {
  nextStep: v.optional(claimNextStep),
  /** What can still be filed about it, and until when. */
  deadlines: v.optional(v.array(claimDeadline)),
  /** What the payer denied at the provider's cost, less what was written off; 0 where nothing is open. */
  insurerOpen: v.optional(money),
  /** null until the payer has decided, and where another claim counts in its place. */
  clientShare: v.optional(v.nullable(claimClientShare)),
});

/** The status of a claim, and what to do next. */
export const claimStatusReport = extend(
  v.pick(claim, [
    'status',
    'payerClaimNumber',
    'history',
    'adjudication',
    'remittance',
    'replacedByClaimId',
    'appeal',
    'writeOffs',
    'voided',
  ]),
  {
    claimId,
    nextStep: claimNextStep,
    /** What the payer denied at the provider's cost, less what was written off; 0 where nothing is open. */
    insurerOpen: v.optional(money),
    clientShare: v.optional(v.nullable(claimClientShare)),
    deadlines: v.optional(v.array(claimDeadline)),
    asOf: instant,
  },
);

export type ClaimDeadline = v.InferOutput<typeof claimDeadline>;
export type Claim = v.InferOutput<typeof claim>;
export type ClaimSummary = v.InferOutput<typeof claimSummary>;
export type ClaimStatus = v.InferOutput<typeof claimStatus>;
export type ClaimEvent = v.InferOutput<typeof claimEvent>;
export type ClaimAdjudication = v.InferOutput<typeof claimAdjudication>;
export type ClaimNextStep = v.InferOutput<typeof claimNextStep>;
export type ClaimStatusReport = v.InferOutput<typeof claimStatusReport>;
