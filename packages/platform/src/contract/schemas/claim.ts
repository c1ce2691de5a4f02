import * as z from 'zod/mini';
import { calendarDate, count, instant, money, text } from './common.ts';
import { appointmentId, claimId, coverageId, providerId, userId } from './ids.ts';

/** A company that pays claims: the insurers of the directory without those who pay for themselves. */
export const payer = z.enum(['AETNA', 'BLUE_CROSS', 'CIGNA', 'UNITED', 'MEDICAID']);

/** How the client stands to the person whose policy it is (X12 individual relationship, in words). */
export const subscriberRelationship = z.enum(['SELF', 'SPOUSE', 'CHILD', 'OTHER']);

/** Letters, digits and hyphens, as printed on the card. */
export const memberNumber = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,20}$/));

/** Insurance of a client, as their card says it. What it pays is known to the payer alone: ask by eligibility (CALL-27). */
export const coverage = z.object({
  id: coverageId,
  client: z.object({ id: userId, displayName: text }),
  insurer: payer,
  planName: text,
  memberId: text,
  groupNumber: z.nullable(text),
  relationship: subscriberRelationship,
  addedAt: instant,
});

/**
 * Procedures of outpatient mental health by their CPT codes: 90791 diagnostic evaluation; 90832, 90834 and 90837 psychotherapy of
 * 30, 45 and 60 minutes; 90846 and 90847 family or couple without and with the client; 90853 group; 96127 a scored questionnaire.
 */
export const procedureCode = z.enum(['90791', '90832', '90834', '90837', '90846', '90847', '90853', '96127']);

/** Two letters or digits that say more of a procedure: 95 is by video, 59 is a service distinct from others of that day. */
export const modifier = z.string().check(z.regex(/^[A-Z0-9]{2}$/));

/** CMS place of service: 02 telehealth elsewhere, 10 telehealth at the client's home, 11 office. */
export const placeOfService = z.enum(['02', '10', '11']);

/** The form of an ICD-10-CM code: a letter, a digit, a digit or letter, and up to four more after a point: F41.0, Z63.0, S72.001A. */
export const diagnosisCode = z.string().check(z.regex(/^[A-Z]\d[0-9AB](\.[0-9A-Z]{1,4})?$/));

export const diagnosis = z.object({ code: diagnosisCode, description: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

/** Who bears what a payer does not pay (X12 claim adjustment group): the provider by contract (CO), or the client (PR). */
export const adjustmentGroup = z.enum(['CO', 'PR']);

/** Why a payer did not pay: the claim adjustment reason code (X12 CARC) and the same in plain words. */
export const denialReason = z.object({ code: z.string().check(z.regex(/^[A-Z]?\d{1,3}$/)), group: adjustmentGroup, words: text });

/**
 * What a payer decided. On every line, and in the sum of the claim:
 * `charge = allowed + contractualAdjustment + denied`, `allowed = paid + copay + deductible + coinsurance`, and
 * `patientResponsibility = copay + deductible + coinsurance +` what was denied at the client's cost (group PR).
 */
export const adjudicatedAmounts = z.object({
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

export const lineAdjudication = z.extend(adjudicatedAmounts, { reason: z.nullable(denialReason) });

/** One procedure of a claim (X12 837P service line). */
export const serviceLine = z.object({
  /** Counts from 1. */
  number: count,
  procedureCode,
  modifiers: z.array(modifier),
  units: count,
  charge: money,
  /** Places of this line's diagnoses in the claim's list, the first being 1; the leading one first. */
  diagnosisPointers: z.array(count),
  /** null until the payer has decided. */
  adjudication: z.nullable(lineAdjudication),
});

/**
 * SUBMITTED is sent, ACCEPTED taken on by the payer. PAID: every line was allowed (the payer's own share may be nothing, where the
 * deductible takes all); PARTIALLY_PAID: some lines were denied; DENIED: all were. REVERSED: the payer took its payment back,
 * because a corrected claim has taken the place of this one.
 */
export const claimStatus = z.enum(['SUBMITTED', 'ACCEPTED', 'PAID', 'PARTIALLY_PAID', 'DENIED', 'REVERSED']);

/** The money and how it came (X12 835); kept when a payment is reversed. */
export const remittance = z.object({ reference: text, paidAt: instant, method: z.enum(['EFT', 'CHECK']), amount: money });

/** A claim adjudicated: the sum of its lines, and when. */
export const claimAdjudication = z.extend(adjudicatedAmounts, { decidedAt: instant, reasons: z.array(denialReason) });

/** One step of a claim's way. */
export const claimEvent = z.object({ status: claimStatus, at: instant, words: text });

/** What the provider can do next, in words, and the last day for it where there is one. */
export const claimNextStep = z.object({
  action: z.enum(['WAIT', 'CORRECT', 'BILL_CLIENT', 'NONE']),
  words: text,
  until: z.nullable(calendarDate),
});

/** A professional claim for one session (X12 837P in words). */
export const claim = z.object({
  id: claimId,
  /** The payer's own number, known once it has accepted the claim. */
  payerClaimNumber: z.nullable(text),
  providerId,
  appointmentId,
  client: z.object({ id: userId, displayName: text }),
  insurer: payer,
  coverageId,
  /** As on the card when the claim was made. */
  memberId: text,
  status: claimStatus,
  serviceDate: calendarDate,
  placeOfService,
  /** The leading diagnosis first. */
  diagnoses: z.array(diagnosis),
  lines: z.array(serviceLine),
  /** The sum of the lines' charges. */
  charge: money,
  /** The claim that this one corrects (X12 frequency code 7), or null for an original. */
  replacesClaimId: z.nullable(claimId),
  /** The corrected claim that took the place of this one. */
  replacedByClaimId: z.nullable(claimId),
  submittedAt: instant,
  /** The newest last. */
  history: z.array(claimEvent),
  adjudication: z.nullable(claimAdjudication),
  /** null while no money has come, and where the payer's share is nothing. */
  remittance: z.nullable(remittance),
});

const yearly = z.object({ total: money, met: money, remaining: money });

/** What a plan pays (X12 271 benefits). */
export const benefits = z.object({
  copay: money,
  /** The client’s share of the rest, after copay and deductible, in whole percent. */
  coinsurancePercent: count,
  deductible: yearly,
  outOfPocket: yearly,
  /** null where the plan has no limit of sessions. */
  sessions: z.nullable(z.object({ limit: count, used: count, remaining: count })),
  /** Procedures that need the payer’s word beforehand. */
  authorisationNeededFor: z.array(procedureCode),
});

/** What a payer answers to whether somebody is insured (X12 270/271). */
export const eligibility = z.object({
  /** INACTIVE: the policy is known, and had not begun or had ended on that day. NOT_FOUND: the payer does not know the number. */
  status: z.enum(['ACTIVE', 'INACTIVE', 'NOT_FOUND']),
  /** The same in a sentence. */
  words: text,
  insurer: payer,
  memberId: text,
  serviceDate: calendarDate,
  planName: z.nullable(text),
  startsOn: z.nullable(calendarDate),
  endsOn: z.nullable(calendarDate),
  /** As of now; null unless active. */
  benefits: z.nullable(benefits),
  checkedAt: instant,
});

/** A claim as lists show it. */
export const claimSummary = z.omit(claim, { lines: true, diagnoses: true, history: true });

/** Where a claim stands, and what to do. */
export const claimStatusReport = z.extend(
  z.pick(claim, { status: true, payerClaimNumber: true, history: true, adjudication: true, remittance: true, replacedByClaimId: true }),
  { claimId, nextStep: claimNextStep, asOf: instant },
);

export type Payer = z.infer<typeof payer>;
export type Coverage = z.infer<typeof coverage>;
export type Benefits = z.infer<typeof benefits>;
export type Eligibility = z.infer<typeof eligibility>;
export type SubscriberRelationship = z.infer<typeof subscriberRelationship>;
export type ProcedureCode = z.infer<typeof procedureCode>;
export type PlaceOfService = z.infer<typeof placeOfService>;
export type Diagnosis = z.infer<typeof diagnosis>;
export type DenialReason = z.infer<typeof denialReason>;
export type AdjudicatedAmounts = z.infer<typeof adjudicatedAmounts>;
export type LineAdjudication = z.infer<typeof lineAdjudication>;
export type ServiceLine = z.infer<typeof serviceLine>;
export type Claim = z.infer<typeof claim>;
export type ClaimSummary = z.infer<typeof claimSummary>;
export type ClaimStatus = z.infer<typeof claimStatus>;
export type ClaimEvent = z.infer<typeof claimEvent>;
export type ClaimAdjudication = z.infer<typeof claimAdjudication>;
export type ClaimNextStep = z.infer<typeof claimNextStep>;
export type ClaimStatusReport = z.infer<typeof claimStatusReport>;
