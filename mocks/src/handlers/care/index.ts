import {
  answerReferralHandler,
  createReferralHandler,
  listReferralsHandler,
  replyToReferralHandler,
  withdrawReferralHandler,
} from './referrals.ts';
import type { MockHandler } from '../define-handler.ts';
import { createClaimHandler, listClaimsHandler, getClaimStatusHandler, getClaimHandler } from './claims.ts';
import { appealClaimHandler, voidClaimHandler, writeOffClaimHandler } from './claim-settlement.ts';
import {
  listClientConsentsHandler,
  requestClientConsentHandler,
  withdrawClientConsentHandler,
} from './client-consents.ts';
import { dischargeClientHandler, updateClientHandler } from './client-record.ts';
import {
  addCoverageHandler,
  listCoveragesHandler,
  removeCoverageHandler,
  verifyInsuranceHandler,
} from './coverages.ts';
import { recordGoalProgressHandler } from './goal-progress.ts';
import { acknowledgeFlagHandler, listMeasureFlagsHandler } from './measure-flags.ts';
import {
  answerMeasureHandler,
  assignMeasureHandler,
  listMeasureDefinitionsHandler,
  listMeasuresHandler,
  takeMeasureHandler,
  getMeasureTrendHandler,
  getMeasureHandler,
} from './measures.ts';
import { getOutcomesHandler } from './outcomes.ts';
import { acknowledgeSafetyAlertHandler, listSafetyAlertsHandler } from './safety-alerts.ts';
import {
  answerClientConsentHandler,
  listOwnClientConsentsHandler,
  withdrawOwnClientConsentHandler,
} from './own-consents.ts';
import { listEndedCareHandler, readmitClientHandler } from './readmission.ts';
import {
  answerPlanVersionHandler,
  listAllTreatmentPlansHandler,
  listPlanVersionsHandler,
  sendPlanVersionHandler,
} from './plan-versions.ts';
import {
  getRemittanceHandler,
  listRemittancesHandler,
  matchRemittanceLineHandler,
  postRemittanceHandler,
} from './remittances.ts';
import { getSafetyPlanHandler, saveSafetyPlanHandler } from './safety-plan.ts';
import { getClaimDraftHandler, listToBillHandler } from './to-bill.ts';
import {
  getTreatmentPlanHandler,
  listOwnTreatmentPlansHandler,
  createTreatmentPlanHandler,
  listTreatmentPlansHandler,
  updateTreatmentPlanHandler,
} from './treatment-plans.ts';

export const careHandlers: readonly MockHandler[] = [
  updateClientHandler,
  dischargeClientHandler,
  readmitClientHandler,
  listEndedCareHandler,
  listClientConsentsHandler,
  requestClientConsentHandler,
  withdrawClientConsentHandler,
  listOwnClientConsentsHandler,
  answerClientConsentHandler,
  withdrawOwnClientConsentHandler,
  createTreatmentPlanHandler,
  updateTreatmentPlanHandler,
  listReferralsHandler,
  replyToReferralHandler,
  createReferralHandler,
  answerReferralHandler,
  withdrawReferralHandler,
  listTreatmentPlansHandler,
  getTreatmentPlanHandler,
  listOwnTreatmentPlansHandler,
  listAllTreatmentPlansHandler,
  listPlanVersionsHandler,
  sendPlanVersionHandler,
  answerPlanVersionHandler,
  recordGoalProgressHandler,
  verifyInsuranceHandler,
  createClaimHandler,
  listClaimsHandler,
  getClaimStatusHandler,
  getClaimHandler,
  appealClaimHandler,
  voidClaimHandler,
  writeOffClaimHandler,
  listRemittancesHandler,
  getRemittanceHandler,
  matchRemittanceLineHandler,
  postRemittanceHandler,
  listToBillHandler,
  getClaimDraftHandler,
  listCoveragesHandler,
  addCoverageHandler,
  removeCoverageHandler,
  listMeasureDefinitionsHandler,
  listMeasuresHandler,
  getMeasureHandler,
  assignMeasureHandler,
  answerMeasureHandler,
  takeMeasureHandler,
  getMeasureTrendHandler,
  listMeasureFlagsHandler,
  acknowledgeFlagHandler,
  listSafetyAlertsHandler,
  acknowledgeSafetyAlertHandler,
  getSafetyPlanHandler,
  saveSafetyPlanHandler,
  getOutcomesHandler,
];
