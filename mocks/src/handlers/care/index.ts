import type { MockHandler } from '../define-handler.ts';
import { claimCreation, claimList, claimStatus, oneClaim } from './claims.ts';
import { clientDischarge, clientUpdate } from './client-record.ts';
import { coverageAddition, coverageList, coverageRemoval, insuranceVerification } from './coverages.ts';
import { goalProgress } from './goal-progress.ts';
import { flagAcknowledgement, flagList } from './measure-flags.ts';
import {
  measureAnswer,
  measureAssignment,
  measureDefinitionList,
  measureList,
  measureTaking,
  measureTrend,
  oneMeasure,
} from './measures.ts';
import { outcomes } from './outcomes.ts';
import { safetyPlan, safetyPlanSaving } from './safety-plan.ts';
import { onePlan, ownPlanList, planCreation, planList, planUpdate } from './treatment-plans.ts';

export const careHandlers: readonly MockHandler[] = [
  clientUpdate,
  clientDischarge,
  planCreation,
  planUpdate,
  planList,
  onePlan,
  ownPlanList,
  goalProgress,
  insuranceVerification,
  claimCreation,
  claimList,
  claimStatus,
  oneClaim,
  coverageList,
  coverageAddition,
  coverageRemoval,
  measureDefinitionList,
  measureList,
  oneMeasure,
  measureAssignment,
  measureAnswer,
  measureTaking,
  measureTrend,
  flagList,
  flagAcknowledgement,
  safetyPlan,
  safetyPlanSaving,
  outcomes,
];
