import type { MockHandler } from '../define-handler.ts';
import { closeOnCallAlertHandler, handOverOnCallAlertHandler, listOnCallAlertsHandler } from './on-call.ts';
import {
  decideApprovalHandler,
  listApprovalsHandler,
  previewRetentionHandler,
  requestApprovalHandler,
  withdrawApprovalHandler,
} from './approvals.ts';
import { exportAuditEntriesHandler, listAuditEntriesHandler } from './audit-log.ts';
import {
  decideRecordAccessHandler,
  endRecordAccessHandler,
  listOwnRecordReadsHandler,
  listRecordGrantsHandler,
  readRecordPartHandler,
  requestRecordAccessHandler,
  reviewRecordAccessHandler,
} from './break-glass.ts';
import { listCredentialCasesHandler, decideCredentialsHandler } from './credentials.ts';
import { getAdminOverviewHandler } from './overview.ts';
import {
  getAdminProviderHandler,
  listAdminProvidersHandler,
  reinstateProviderHandler,
  suspendProviderHandler,
} from './providers.ts';
import {
  listAdminPayoutsHandler,
  getPlatformRevenueHandler,
  listProviderRevenueHandler,
  listAdminRefundsHandler,
} from './revenue.ts';
import { listPayoutMovementsHandler, listProviderMovementsHandler } from './revenue-movements.ts';
import {
  claimAdminSafetyAlertHandler,
  closeAdminSafetyAlertHandler,
  getAdminSafetyAlertHandler,
  handOverAdminSafetyAlertHandler,
  listAdminSafetyAlertsHandler,
  readAdminSafetyWordsHandler,
} from './safety-alerts.ts';
import { searchEverythingHandler } from './search.ts';
import {
  cancelChosenSessionsHandler,
  cancelManySessionsHandler,
  previewChosenCancelHandler,
  previewSessionCancelHandler,
} from './session-sets.ts';
import {
  cancelAdminSessionHandler,
  listAdminSessionsHandler,
  getAdminSessionHandler,
  readCancellationTextHandler,
} from './sessions.ts';
import { listOrganizationsHandler, getPlatformSettingsHandler, updatePlatformSettingsHandler } from './settings.ts';
import {
  changeManyUsersHandler,
  previewManyUsersHandler,
  previewSuspensionHandler,
  getAdminUserHandler,
  setUserRolesHandler,
  exportUsersHandler,
  listAdminUsersHandler,
  reactivateUserHandler,
  suspendUserHandler,
} from './users.ts';
import { inviteStaffHandler, resendStaffInvitationHandler, revokeStaffInvitationHandler } from './staff-invitations.ts';
import { listExpiringCredentialsHandler } from './expiring.ts';
import { deleteViewHandler, listSavedViewsHandler, saveViewHandler, updateViewHandler } from './views.ts';

export const adminHandlers: readonly MockHandler[] = [
  listAdminUsersHandler,
  getAdminUserHandler,
  setUserRolesHandler,
  suspendUserHandler,
  reactivateUserHandler,
  inviteStaffHandler,
  resendStaffInvitationHandler,
  revokeStaffInvitationHandler,
  changeManyUsersHandler,
  previewManyUsersHandler,
  previewSuspensionHandler,
  exportUsersHandler,
  listSavedViewsHandler,
  saveViewHandler,
  updateViewHandler,
  deleteViewHandler,
  listAdminProvidersHandler,
  getAdminProviderHandler,
  suspendProviderHandler,
  reinstateProviderHandler,
  listCredentialCasesHandler,
  listExpiringCredentialsHandler,
  decideCredentialsHandler,
  getPlatformRevenueHandler,
  listProviderMovementsHandler,
  listPayoutMovementsHandler,
  listProviderRevenueHandler,
  listAdminRefundsHandler,
  listAdminPayoutsHandler,
  listAdminSessionsHandler,
  readCancellationTextHandler,
  getAdminSessionHandler,
  cancelAdminSessionHandler,
  previewSessionCancelHandler,
  cancelChosenSessionsHandler,
  previewChosenCancelHandler,
  cancelManySessionsHandler,
  searchEverythingHandler,
  getPlatformSettingsHandler,
  updatePlatformSettingsHandler,
  listOrganizationsHandler,
  listApprovalsHandler,
  requestApprovalHandler,
  decideApprovalHandler,
  withdrawApprovalHandler,
  requestRecordAccessHandler,
  listRecordGrantsHandler,
  decideRecordAccessHandler,
  endRecordAccessHandler,
  reviewRecordAccessHandler,
  readRecordPartHandler,
  listOwnRecordReadsHandler,
  previewRetentionHandler,
  getAdminOverviewHandler,
  listAuditEntriesHandler,
  exportAuditEntriesHandler,
  listAdminSafetyAlertsHandler,
  getAdminSafetyAlertHandler,
  claimAdminSafetyAlertHandler,
  handOverAdminSafetyAlertHandler,
  closeAdminSafetyAlertHandler,
  readAdminSafetyWordsHandler,
  listOnCallAlertsHandler,
  handOverOnCallAlertHandler,
  closeOnCallAlertHandler,
];
