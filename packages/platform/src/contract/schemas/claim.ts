import * as v from 'valibot';
import { claimAppeal, claimVoid, claimWriteOff } from './claim-settlement.ts';
import { calendarDate, count, extend, instant, money, text } from './common.ts';
import { diagnosis } from './diagnosis.ts';
import { appointmentId, claimId, coverageId, providerId, userId } from './ids.ts';
import { payer } from './payer.ts';
import { sessionMode } from './provider.ts';

/** The client’s relationship to the policy holder (X12 individual relationship, in words). */
export const subscriberRelationship = v.picklist(['SELF', 'SPOUSE', 'CHILD', 'OTHER']);

/** Letters, digits and hyphens, as printed on the card. */
export const memberNumber = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{4,20}$/));

/**
 * Insurance of a client, as their card says it. What it pays is known to the payer alone: ask by eligibility (CALL-27).
 */
export const coverage = v.object({
  id: coverageId,
  client: v.object({ id: userId, displayName: text }),
  insurer: payer,
  planName: text,
  memberId: text,
  groupNumber: v.nullable(text),
  relationship: subscriberRelationship,
  addedAt: instant,
});

/**
 * Procedures of outpatient mental health by their CPT codes: 90791 diagnostic evaluation; 90832, 90834 and 90837
 * psychotherapy of 30, 45 and 60 minutes; 90846 and 90847 family or couple without and with the client; 90853 group;
 * 96127 a scored questionnaire.
 */
export const procedureCode = v.picklist(['90791', '90832', '90834', '90837', '90846', '90847', '90853', '96127']);

/** How many diagnoses and lines a claim has at most. */
export const claimLimits = { diagnoses: 12, lines: 6 } as const;

/**
 * Two letters or digits that say more of a procedure: 95 is by video, 59 is a service distinct from others of that day.
 */
export const modifier = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/));

/** CMS place of service: 02 telehealth elsewhere, 10 telehealth at the client's home, 11 office. */
export const placeOfService = v.picklist(['02', '10', '11']);

/**
 * Who bears what a payer does not pay (X12 claim adjustment group): the provider by contract (CO), the client (PR),
 * others (OA), or no one by the payer’s own rule (PI).
 */
export const adjustmentGroup = v.picklist(['CO', 'PR', 'OA', 'PI']);

/** Why a payer did not pay: the claim adjustment reason code (X12 CARC) and the same in plain words. */
export const denialReason = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]?\d{1,3}$/)),
  group: adjustmentGroup,
  words: text,
});

/**
 * What a payer decided. On every line, and in the sum of the claim:
 * `charge = allowed + contractualAdjustment + denied`, `allowed = paid + copay + deductible + coinsurance`, and
 * `patientResponsibility = copay + deductible + coinsurance +` what was denied at the client's cost (group PR).
 */
export const adjudicatedAmounts = v.object({
  charge: money,
  /** The contracted price of the procedure. */
  allowed: money,
  /** The part of the charge above the contract, which the provider lets go. */
  contractualAdjustment: money,
  /** The charge of lines that were denied. */
  denied: money,
  copay: money,
  deductible: money,
  coinsurance: money,
  patientResponsibility: money,
  paid: money,
});

/**
 * One difference between charge and payment (X12 835 CAS): who bears it, the reason code, its remark codes (RARC) and
 * the amount.
 */
export const claimAdjustment = v.object({
  group: adjustmentGroup,
  code: v.pipe(v.string(), v.regex(/^[A-Z]?\d{1,3}$/)),
  remarks: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d{1,3}$/))),
  amount: money,
});

export const lineAdjudication = extend(adjudicatedAmounts, {
  reason: v.nullable(denialReason),
  /** Every difference of the line; together they are the charge less what was paid. */
  adjustments: v.optional(v.array(claimAdjustment)),
});

/** One procedure of a claim (X12 837P service line). */
export const serviceLine = v.object({
  /** Counts from 1. */
  number: count,
  procedureCode,
  modifiers: v.array(modifier),
  units: count,
  charge: money,
  /** Places of this line's diagnoses in the claim's list, the first being 1; the leading one first. */
  diagnosisPointers: v.array(count),
  /** null until the payer has decided. */
  adjudication: v.nullable(lineAdjudication),
});

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

const yearly = v.object({ total: money, met: money, remaining: money });

/** What a plan pays (X12 271 benefits). null is what the payer did not say, which is not nothing. */
export const benefits = v.object({
  copay: v.nullable(money),
  /** The client’s share of the rest, after copay and deductible, in whole percent. */
  coinsurancePercent: v.nullable(count),
  deductible: v.nullable(yearly),
  outOfPocket: v.nullable(yearly),
  /** The amounts of the client’s family, where the plan counts them too: the nearer of the two counts. */
  family: v.optional(v.object({ deductible: yearly, outOfPocket: yearly })),
  /** The order in which the client’s parts are taken. @default COPAY_THEN_DEDUCTIBLE */
  costSharing: v.optional(
    v.picklist(['COPAY_THEN_DEDUCTIBLE', 'COPAY_ONLY', 'DEDUCTIBLE_THEN_COPAY', 'COINSURANCE_ONLY']),
  ),
  /** null where the plan has no limit of sessions. */
  sessions: v.nullable(v.object({ limit: count, used: count, remaining: count })),
  /** Procedures that need the payer’s word beforehand. */
  authorisationNeededFor: v.array(procedureCode),
});

/** A payer’s answer to an eligibility request (X12 270/271). */
export const eligibility = v.object({
  /**
   * INACTIVE: the policy is known, and had not begun or had ended on that day. NOT_FOUND: the payer does not know the
   * number.
   */
  status: v.picklist(['ACTIVE', 'INACTIVE', 'NOT_FOUND']),
  /** The same in a sentence. */
  words: text,
  insurer: payer,
  memberId: text,
  serviceDate: calendarDate,
  planName: v.nullable(text),
  startsOn: v.nullable(calendarDate),
  endsOn: v.nullable(calendarDate),
  /** As of now; null unless active. */
  benefits: v.nullable(benefits),
  /** What the payer wrote beside it, as it wrote it. */
  payerWords: v.optional(text),
  /** Another company that pays for mental health in this plan. */
  carvedOutTo: v.optional(text),
  /** The provider’s contracted price of procedures with this payer. */
  contracted: v.optional(v.array(v.object({ procedureCode, allowed: money }))),
  checkedAt: instant,
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

/** What keeps a session from being billed. */
export const billingBlocker = v.picklist(['NOTE_MISSING', 'NOTE_NOT_SIGNED', 'TOO_SHORT', 'NO_CONTRACT', 'CLAIM_OPEN']);

/** A session of an insured client without a claim that stands. */
export const billableSession = v.object({
  appointmentId,
  client: v.object({ id: userId, displayName: text }),
  startsAt: instant,
  /** Whole minutes face to face. */
  minutes: count,
  mode: sessionMode,
  serviceName: text,
  charge: money,
  coverage: v.object({ id: coverageId, insurer: payer, planName: text, memberId: text }),
  /** The note of the session; null where none is begun. */
  noteId: v.nullable(text),
  blockers: v.array(billingBlocker),
  /** An earlier claim that was sent back before it reached the payer. */
  rejectedClaimId: v.nullable(claimId),
  /** The last day to file. */
  fileBy: calendarDate,
});

/** The start of a claim for a session: what is known of it, to be checked and sent. */
export const claimDraft = extend(billableSession, {
  placeOfService,
  diagnoses: v.array(diagnosis),
  lines: v.array(
    v.object({
      procedureCode,
      modifiers: v.array(modifier),
      units: count,
      charge: money,
      diagnosisPointers: v.array(count),
    }),
  ),
  /** The decided claim that this one would correct. */
  replacesClaimId: v.nullable(claimId),
  /** A claim of this session that the payer still has, or has paid: nothing can be sent beside it. */
  openClaimId: v.nullable(claimId),
});

export type ClaimAdjustment = v.InferOutput<typeof claimAdjustment>;
export type ClaimDeadline = v.InferOutput<typeof claimDeadline>;
export type BillingBlocker = v.InferOutput<typeof billingBlocker>;
export type BillableSession = v.InferOutput<typeof billableSession>;
export type ClaimDraft = v.InferOutput<typeof claimDraft>;
export type Coverage = v.InferOutput<typeof coverage>;
export type Benefits = v.InferOutput<typeof benefits>;
export type Eligibility = v.InferOutput<typeof eligibility>;
export type SubscriberRelationship = v.InferOutput<typeof subscriberRelationship>;
export type ProcedureCode = v.InferOutput<typeof procedureCode>;
export type PlaceOfService = v.InferOutput<typeof placeOfService>;
export type DenialReason = v.InferOutput<typeof denialReason>;
export type AdjudicatedAmounts = v.InferOutput<typeof adjudicatedAmounts>;
export type LineAdjudication = v.InferOutput<typeof lineAdjudication>;
export type ServiceLine = v.InferOutput<typeof serviceLine>;
export type Claim = v.InferOutput<typeof claim>;
export type ClaimSummary = v.InferOutput<typeof claimSummary>;
export type ClaimStatus = v.InferOutput<typeof claimStatus>;
export type ClaimEvent = v.InferOutput<typeof claimEvent>;
export type ClaimAdjudication = v.InferOutput<typeof claimAdjudication>;
export type ClaimNextStep = v.InferOutput<typeof claimNextStep>;
export type ClaimStatusReport = v.InferOutput<typeof claimStatusReport>;
