import {
  cancelAdminSession,
  cancelChosenSessions,
  cancelManySessions,
  previewChosenCancel,
  changeManyUsers,
  claimAdminSafetyAlert,
  closeAdminSafetyAlert,
  decideApproval,
  decideCredentials,
  decideRecordAccess,
  endRecordAccess,
  listApprovals,
  listRecordGrants,
  readRecordPart,
  requestRecordAccess,
  reviewRecordAccess,
  previewRetention,
  requestApproval,
  withdrawApproval,
  deleteView,
  exportAuditEntries,
  exportUsers,
  getAdminOverview,
  getAdminProvider,
  getAdminSafetyAlert,
  getAdminSession,
  getAdminUser,
  getPlatformRevenue,
  getPlatformSettings,
  handOverAdminSafetyAlert,
  inviteStaff,
  listAdminPayouts,
  listAdminProviders,
  listAdminRefunds,
  listAdminSafetyAlerts,
  listAdminSessions,
  listAdminUsers,
  listAuditEntries,
  listCredentialCases,
  listExpiringCredentials,
  listOrganizations,
  listPayoutMovements,
  listProviderMovements,
  listProviderRevenue,
  listSavedViews,
  previewManyUsers,
  previewSuspension,
  resendStaffInvitation,
  revokeStaffInvitation,
  reactivateUser,
  readAdminSafetyWords,
  searchEverything,
  reinstateProvider,
  saveView,
  setUserRoles,
  suspendProvider,
  suspendUser,
  updatePlatformSettings,
  updateView,
  previewSessionCancel,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Admin', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListAdminProviders = {
  ...failuresOf(listAdminProviders),
  name: 'Says why the providers could not be listed [ERROR-2]',
};
export const GetAdminProvider = {
  ...failuresOf(getAdminProvider),
  name: 'Says why the provider’s record could not be opened [ERROR-2]',
};
export const SuspendProvider = {
  ...failuresOf(suspendProvider),
  name: 'Says why the provider could not be suspended [ERROR-2]',
};
export const ReinstateProvider = {
  ...failuresOf(reinstateProvider),
  name: 'Says why the provider could not be put back [ERROR-2]',
};
export const SearchEverything = {
  ...failuresOf(searchEverything),
  name: 'Says why the alerts could not be listed for administrators [ERROR-2]',
};
export const ListAdminSafetyAlerts = {
  ...failuresOf(listAdminSafetyAlerts),
  name: 'Says why the alerts could not be listed for administrators [ERROR-2]',
};
export const GetAdminSafetyAlert = {
  ...failuresOf(getAdminSafetyAlert),
  name: 'Says why the alert could not be opened [ERROR-2]',
};
export const ClaimAdminSafetyAlert = {
  ...failuresOf(claimAdminSafetyAlert),
  name: 'Says why the alert could not be claimed [ERROR-2]',
};
export const HandOverAdminSafetyAlert = {
  ...failuresOf(handOverAdminSafetyAlert),
  name: 'Says why the alert could not be handed over [ERROR-2]',
};
export const CloseAdminSafetyAlert = {
  ...failuresOf(closeAdminSafetyAlert),
  name: 'Says why the alert could not be closed [ERROR-2]',
};
export const ReadAdminSafetyWords = {
  ...failuresOf(readAdminSafetyWords),
  name: 'Says why what was done about an alert could not be read [ERROR-2]',
};
export const ListCredentialCases = {
  ...failuresOf(listCredentialCases),
  name: 'Says why the credentials queue could not be shown [ERROR-2]',
};
export const ListExpiringCredentials = {
  ...failuresOf(listExpiringCredentials),
  name: 'Says why the credentials that lapse could not be shown [ERROR-2]',
};
export const DecideCredentials = {
  ...failuresOf(decideCredentials),
  name: 'Says why the credentials could not be decided [ERROR-2]',
};
export const GetPlatformRevenue = {
  ...failuresOf(getPlatformRevenue),
  name: 'Says why the platform’s revenue could not be shown [ERROR-2]',
};
export const ListProviderRevenue = {
  ...failuresOf(listProviderRevenue),
  name: 'Says why the revenue by provider could not be shown [ERROR-2]',
};
export const ListProviderMovements = {
  ...failuresOf(listProviderMovements),
  name: 'Says why the sessions behind a provider’s revenue could not be listed [ERROR-2]',
};
export const ListPayoutMovements = {
  ...failuresOf(listPayoutMovements),
  name: 'Says why the sessions behind a payout could not be listed [ERROR-2]',
};
export const ListAdminRefunds = {
  ...failuresOf(listAdminRefunds),
  name: 'Says why the refunds could not be listed [ERROR-2]',
};
export const ListAdminPayouts = {
  ...failuresOf(listAdminPayouts),
  name: 'Says why the platform’s payouts could not be listed [ERROR-2]',
};
export const ListAdminSessions = {
  ...failuresOf(listAdminSessions),
  name: 'Says why the sessions could not be listed [ERROR-2]',
};
export const GetAdminSession = {
  ...failuresOf(getAdminSession),
  name: 'Says why the session could not be opened [ERROR-2]',
};
export const CancelAdminSession = {
  ...failuresOf(cancelAdminSession),
  name: 'Says why the session could not be cancelled for its people [ERROR-2]',
};
export const PreviewSessionCancel = {
  ...failuresOf(previewSessionCancel),
  name: 'Says why it could not be told which sessions would be cancelled [ERROR-2]',
};
export const CancelManySessions = {
  ...failuresOf(cancelManySessions),
  name: 'Says why the sessions could not be cancelled together [ERROR-2]',
};
export const PreviewChosenCancel = {
  ...failuresOf(previewChosenCancel),
  name: 'Says why it is not known which of the chosen sessions would be cancelled [ERROR-2]',
};
export const CancelChosenSessions = {
  ...failuresOf(cancelChosenSessions),
  name: 'Says why the chosen sessions could not be cancelled [ERROR-2]',
};
export const GetPlatformSettings = {
  ...failuresOf(getPlatformSettings),
  name: 'Says why the platform’s settings could not be shown [ERROR-2]',
};
export const UpdatePlatformSettings = {
  ...failuresOf(updatePlatformSettings),
  name: 'Says why the platform’s settings could not be saved [ERROR-2]',
};
export const ListOrganizations = {
  ...failuresOf(listOrganizations),
  name: 'Says why the organisations could not be listed [ERROR-2]',
};
export const GetAdminOverview = {
  ...failuresOf(getAdminOverview),
  name: 'Says why the platform’s figures could not be shown [ERROR-2]',
};
export const ListAdminUsers = {
  ...failuresOf(listAdminUsers),
  name: 'Says why the users could not be listed [ERROR-2]',
};
export const GetAdminUser = { ...failuresOf(getAdminUser), name: 'Says why the user could not be opened [ERROR-2]' };
export const SetUserRoles = { ...failuresOf(setUserRoles), name: 'Says why the roles could not be set [ERROR-2]' };
export const SuspendUser = { ...failuresOf(suspendUser), name: 'Says why the account could not be closed [ERROR-2]' };
export const PreviewSuspension = {
  ...failuresOf(previewSuspension),
  name: 'Says why the effects of a suspension could not be shown beforehand [ERROR-2]',
};
export const ReactivateUser = {
  ...failuresOf(reactivateUser),
  name: 'Says why the account could not be opened again [ERROR-2]',
};
export const InviteStaff = {
  ...failuresOf(inviteStaff),
  name: 'Says why the colleague could not be invited [ERROR-2]',
};
export const ResendStaffInvitation = {
  ...failuresOf(resendStaffInvitation),
  name: 'Says why the invitation could not be sent again [ERROR-2]',
};
export const RevokeStaffInvitation = {
  ...failuresOf(revokeStaffInvitation),
  name: 'Says why the invitation could not be revoked [ERROR-2]',
};
export const ChangeManyUsers = {
  ...failuresOf(changeManyUsers),
  name: 'Says why the chosen users could not be changed [ERROR-2]',
};
export const ExportUsers = { ...failuresOf(exportUsers), name: 'Says why the users could not be exported [ERROR-2]' };
export const ListSavedViews = {
  ...failuresOf(listSavedViews),
  name: 'Says why the saved views could not be listed [ERROR-2]',
};
export const PreviewManyUsers = {
  ...failuresOf(previewManyUsers),
  name: 'Says why a change to many users could not be shown beforehand [ERROR-2]',
};
export const UpdateView = { ...failuresOf(updateView), name: 'Says why the view could not be changed [ERROR-2]' };
export const SaveView = { ...failuresOf(saveView), name: 'Says why the view could not be kept [ERROR-2]' };
export const DeleteView = { ...failuresOf(deleteView), name: 'Says why the view could not be forgotten [ERROR-2]' };
export const ListAuditEntries = {
  ...failuresOf(listAuditEntries),
  name: 'Says why the audit log could not be shown [ERROR-2]',
};
export const ExportAuditEntries = {
  ...failuresOf(exportAuditEntries),
  name: 'Says why the audit log could not be exported [ERROR-2]',
};
export const DecideApproval = {
  ...failuresOf(decideApproval),
  name: 'Says why the request could not be decided [ERROR-2]',
};
export const ListApprovals = {
  ...failuresOf(listApprovals),
  name: 'Says why the requests for a second administrator could not be listed [ERROR-2]',
};
export const PreviewRetention = {
  ...failuresOf(previewRetention),
  name: 'Says why it could not be counted what shorter times delete [ERROR-2]',
};
export const RequestApproval = {
  ...failuresOf(requestApproval),
  name: 'Says why a second administrator could not be asked [ERROR-2]',
};
export const WithdrawApproval = {
  ...failuresOf(withdrawApproval),
  name: 'Says why the request could not be withdrawn [ERROR-2]',
};
export const RequestRecordAccess = {
  ...failuresOf(requestRecordAccess),
  name: 'Says why a record could not be asked for [ERROR-2]',
};
export const ListRecordGrants = {
  ...failuresOf(listRecordGrants),
  name: 'Says why the accesses to records could not be listed [ERROR-2]',
};
export const DecideRecordAccess = {
  ...failuresOf(decideRecordAccess),
  name: 'Says why an access could not be decided [ERROR-2]',
};
export const EndRecordAccess = {
  ...failuresOf(endRecordAccess),
  name: 'Says why an access could not be ended [ERROR-2]',
};
export const ReviewRecordAccess = {
  ...failuresOf(reviewRecordAccess),
  name: 'Says why an access could not be reviewed [ERROR-2]',
};
export const ReadRecordPart = {
  ...failuresOf(readRecordPart),
  name: 'Says why a part of a record could not be read [ERROR-2]',
};
