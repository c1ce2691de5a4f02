import {
  getTreatmentPlan,
  listAllTreatmentPlans,
  listPlanVersions,
  listTreatmentPlans,
} from '@sakina/platform/contract';

/** What a change of a plan makes out of date. */
export const planReads = [listAllTreatmentPlans, getTreatmentPlan, listPlanVersions, listTreatmentPlans];
