import { claimSettlementExamples } from './care-claim-settlement.ts';
import { careClientExamples } from './care-clients.ts';
import { careReferralExamples } from './care-referrals.ts';
import { careCoverageExamples } from './care-coverage.ts';
import { careInsuranceExamples } from './care-insurance.ts';
import { careMeasureExamples } from './care-measures.ts';
import { outcomeExamples } from './care-outcomes.ts';
import { remittanceExamples } from './care-remittances.ts';
import { safetyPlanExamples } from './care-safety-plans.ts';
import { careTreatmentExamples } from './care-treatment.ts';
import type { AnyExample } from './example.ts';

/** Records and plans, insurance, questionnaires, safety plans and outcomes. */
export const careExamples: readonly AnyExample[] = [
  ...careTreatmentExamples,
  ...careClientExamples,
  ...careReferralExamples,
  ...careInsuranceExamples,
  ...careCoverageExamples,
  ...claimSettlementExamples,
  ...remittanceExamples,
  ...careMeasureExamples,
  ...safetyPlanExamples,
  ...outcomeExamples,
];
