import * as v from 'valibot';
import {
  adminSafetyAlert,
  calendarDate,
  claim,
  clientConsent,
  clientDetails,
  count,
  coverage,
  discharge,
  extend,
  instant,
  measure,
  payer,
  planVersion,
  procedureCode,
  providerId,
  referral,
  remittanceAdjustment,
  remittanceLine,
  remittanceSummary,
  safetyAct,
  safetyPlan,
  treatmentPlan,
  userId,
} from '@sakina/platform/contract';

/**
 * A policy in the payer's system, used for decisions. `elsewhere` are the amounts met with other practices;
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
  /** Whole percent of the allowed amount after copay and deductible. */
  coinsurancePercent: count,
  deductibleMinor: count,
  deductibleMetElsewhereMinor: count,
  outOfPocketMaximumMinor: count,
  outOfPocketMetElsewhereMinor: count,
  /** Sessions that the plan covers in a year, or null for no limit. */
  sessionLimit: v.nullable(count),
  /** Procedures that need prior authorisation. */
  authorisationFor: v.array(procedureCode),
  /** Whether the payer does not say what of the deductible is met. */
  isDeductibleUnknown: v.optional(v.boolean()),
  /** What the payer writes beside its answers. */
  payerWords: v.optional(v.string()),
  /** Another company that pays for mental health. */
  carvedOutTo: v.optional(v.string()),
});

/** A provider's record of a client; the id is derived from both. */
const clientRecord = extend(clientDetails, {
  id: v.string(),
  providerId,
  clientId: userId,
  /** When the phone number was written down; left out if it is as old as the record. */
  phoneAt: v.optional(instant),
  discharge: v.nullable(discharge),
  /** Ends of care before a readmission. */
  earlierDischarges: v.optional(v.array(discharge)),
  updatedAt: instant,
  version: count,
});

/** A questionnaire and its readers: the requesting provider, and the client's therapists at the time of the answer. */
const measureRow = extend(measure, { readers: v.array(providerId) });

/** A consent and the provider whom it is given to. */
const clientConsentRow = extend(clientConsent, { providerId });

/** A referral as it is stored; how each side sees it follows from plan and sessions. */
const referralRow = v.omit(referral, ['side', 'isBooked', 'isProviderAway', 'goals', 'sessionCount']);

/** The id is the client's. */
const safetyPlanRow = extend(safetyPlan, { id: userId });

/** That a provider has seen a message with words of danger; the id is the message's. */
const messageAcknowledgement = v.object({ id: v.string(), at: instant, byName: v.string(), notes: v.string() });

/**
 * Who of the administrators has an alert and what was done about it; the id is the questionnaire's or the message's.
 */
const safetyAlertState = v.object({ id: v.string(), owner: adminSafetyAlert.entries.owner, acts: v.array(safetyAct) });

/** The id is the plan's and the version's number. */
const planVersionRow = extend(planVersion, { id: v.string() });

/**
 * A remittance that came with something to settle by hand. Others follow from the claims that they paid. `decided` are
 * the claims as the payer decided them, which they become once it is posted.
 */
const remittanceRow = extend(
  v.pick(remittanceSummary, ['id', 'insurer', 'reference', 'paidAt', 'method', 'total', 'postedAt']),
  {
    providerId,
    lines: v.array(extend(v.omit(remittanceLine, ['claim', 'candidates']), { claimId: v.nullable(claim.entries.id) })),
    adjustments: v.optional(v.array(remittanceAdjustment), []),
    decided: v.array(claim),
  },
);

/** Rows of the care area. */
export const careTables = {
  coverages: coverage,
  policies: policy,
  claims: claim,
  remittances: remittanceRow,
  clientRecords: clientRecord,
  clientConsents: clientConsentRow,
  referrals: referralRow,
  treatmentPlans: treatmentPlan,
  planVersions: planVersionRow,
  measures: measureRow,
  safetyPlans: safetyPlanRow,
  messageAcknowledgements: messageAcknowledgement,
  safetyAlertStates: safetyAlertState,
};

export type ClientRecordRow = v.InferOutput<typeof clientRecord>;
export type ReferralRow = v.InferOutput<typeof referralRow>;
export type ClientConsentRow = v.InferOutput<typeof clientConsentRow>;
export type MeasureRow = v.InferOutput<typeof measureRow>;
export type SafetyPlanRow = v.InferOutput<typeof safetyPlanRow>;
export type PlanVersionRow = v.InferOutput<typeof planVersionRow>;
export type TreatmentPlanRow = v.InferOutput<typeof treatmentPlan>;

export type RemittanceRow = v.InferOutput<typeof remittanceRow>;
export type ClaimRow = v.InferOutput<typeof claim>;
export type CoverageRow = v.InferOutput<typeof coverage>;
export type PolicyRow = v.InferOutput<typeof policy>;
