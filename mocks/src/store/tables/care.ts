import * as z from 'zod/mini';
import {
  calendarDate, claim, clientDetails, count, coverage, discharge, instant, measure, payer, procedureCode, providerId, safetyPlan, treatmentPlan, userId,
} from '@sakina/platform/contract';

/**
 * A policy as the payer's own system has it: what the mock's payers decide by. What was met `elsewhere` is with other practices;
 * the rest follows from our own claims.
 */
const policy = z.object({
  id: z.string(),
  insurer: payer,
  memberId: z.string(),
  planName: z.string(),
  startsOn: calendarDate,
  endsOn: z.nullable(calendarDate),
  copayMinor: count,
  /** Whole percent of what is left of the allowed amount after copay and deductible. */
  coinsurancePercent: count,
  deductibleMinor: count,
  deductibleMetElsewhereMinor: count,
  outOfPocketMaximumMinor: count,
  outOfPocketMetElsewhereMinor: count,
  /** Sessions that the plan pays in a year, or null for no limit. */
  sessionLimit: z.nullable(count),
  /** Procedures that need the payer's word beforehand. */
  authorisationFor: z.array(procedureCode),
});

/** What a provider keeps about a client; the id is made of both. */
const clientRecord = z.extend(clientDetails, { id: z.string(), providerId, clientId: userId, discharge: z.nullable(discharge), updatedAt: instant, version: count });

/** A questionnaire, and which providers may read it: who asked for it, and the therapists who cared for the client when it was answered. */
const measureRow = z.extend(measure, { readers: z.array(providerId) });

/** The id is the client's. */
const safetyPlanRow = z.extend(safetyPlan, { id: userId });

/** Rows of the care area. */
export const careTables = { coverages: coverage, policies: policy, claims: claim, clientRecords: clientRecord, treatmentPlans: treatmentPlan, measures: measureRow, safetyPlans: safetyPlanRow };

export type ClientRecordRow = z.infer<typeof clientRecord>;
export type MeasureRow = z.infer<typeof measureRow>;
export type SafetyPlanRow = z.infer<typeof safetyPlanRow>;
export type TreatmentPlanRow = z.infer<typeof treatmentPlan>;

export type ClaimRow = z.infer<typeof claim>;
export type CoverageRow = z.infer<typeof coverage>;
export type PolicyRow = z.infer<typeof policy>;
