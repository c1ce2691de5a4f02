import * as v from 'valibot';
import { count, extend, money, text } from './common.ts';

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

export type ClaimAdjustment = v.InferOutput<typeof claimAdjustment>;
export type ProcedureCode = v.InferOutput<typeof procedureCode>;
export type PlaceOfService = v.InferOutput<typeof placeOfService>;
export type DenialReason = v.InferOutput<typeof denialReason>;
export type AdjudicatedAmounts = v.InferOutput<typeof adjudicatedAmounts>;
export type LineAdjudication = v.InferOutput<typeof lineAdjudication>;
export type ServiceLine = v.InferOutput<typeof serviceLine>;
