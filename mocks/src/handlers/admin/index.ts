import type { MockHandler } from '../define-handler.ts';
import { auditList } from './audit-log.ts';
import { credentialList, credentialsDecision } from './credentials.ts';
import { overview } from './overview.ts';
import { oneProvider, providerList, providerReinstatement, providerSuspension } from './providers.ts';
import { adminPayoutList, platformRevenueReport, providerRevenueList, refundList } from './revenue.ts';
import { adminCancellation, adminSessionList, oneAdminSession } from './sessions.ts';
import { organizationList, settingsRead, settingsUpdate } from './settings.ts';
import {
  manyUserChanges,
  oneUser,
  roleChange,
  staffInvitation,
  userExport,
  userList,
  userReactivation,
  userSuspension,
} from './users.ts';
import { viewDeletion, viewList, viewSaving } from './views.ts';

export const adminHandlers: readonly MockHandler[] = [
  userList,
  oneUser,
  roleChange,
  userSuspension,
  userReactivation,
  staffInvitation,
  manyUserChanges,
  userExport,
  viewList,
  viewSaving,
  viewDeletion,
  providerList,
  oneProvider,
  providerSuspension,
  providerReinstatement,
  credentialList,
  credentialsDecision,
  platformRevenueReport,
  providerRevenueList,
  refundList,
  adminPayoutList,
  adminSessionList,
  oneAdminSession,
  adminCancellation,
  settingsRead,
  settingsUpdate,
  organizationList,
  overview,
  auditList,
];
