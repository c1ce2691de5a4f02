import * as v from 'valibot';
import {
  calendarDate,
  claim,
  clientDetails,
  count,
  coverage,
  discharge,
  extend,
  instant,
  measure,
  payer,
  procedureCode,
  providerId,
  safetyPlan,
  treatmentPlan,
  userId,
} from '@sakina/platform/contract';

/**
 * A policy as the payer's own system has it: what the mock's payers decide by. What was met `elsewhere` is with other practices;
 * the rest follows from our own claims.
 */
const policy = v.object({
  id: v.string(),
  insurer: payer,
  memberId: v.string(),
  planName: v.string(),
  startsOn: calendarDate,
  endsOn: v.nullable(calendarDate),
  copayMinor: count,
  /** Whole percent of what is left of the allowed amount after copay and deductible. */
  coinsurancePercent: count,
  deductibleMinor: count,
  deductibleMetElsewhereMinor: count,
  outOfPocketMaximumMinor: count,
  outOfPocketMetElsewhereMinor: count,
  /** Sessions that the plan pays in a year, or null for no limit. */
  sessionLimit: v.nullable(count),
  /** Procedures that need the payer's word beforehand. */
  authorisationFor: v.array(procedureCode),
});

/** What a provider keeps about a client; the id is made of both. */
const clientRecord = extend(clientDetails, {
  id: v.string(),
  providerId,
  clientId: userId,
  discharge: v.nullable(discharge),
  updatedAt: instant,
  version: count,
});

/** A questionnaire, and which providers may read it: who asked for it, and the therapists who cared for the client when it was answered. */
const measureRow = extend(measure, { readers: v.array(providerId) });

/** The id is the client's. */
const safetyPlanRow = extend(safetyPlan, { id: userId });

/** Rows of the care area. */
export const careTables = {
  coverages: coverage,
  policies: policy,
  claims: claim,
  clientRecords: clientRecord,
  treatmentPlans: treatmentPlan,
  measures: measureRow,
  safetyPlans: safetyPlanRow,
};

export type ClientRecordRow = v.InferOutput<typeof clientRecord>;
export type MeasureRow = v.InferOutput<typeof measureRow>;
export type SafetyPlanRow = v.InferOutput<typeof safetyPlanRow>;
export type TreatmentPlanRow = v.InferOutput<typeof treatmentPlan>;

export type ClaimRow = v.InferOutput<typeof claim>;
export type CoverageRow = v.InferOutput<typeof coverage>;
export type PolicyRow = v.InferOutput<typeof policy>;
