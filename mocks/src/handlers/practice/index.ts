import { previewAvailabilityHandler, updateAvailabilityHandler } from '../availability.ts';
import type { MockHandler } from '../define-handler.ts';
import {
  uploadApplicationDocumentHandler,
  listOwnApplicationsHandler,
  saveApplicationHandler,
  submitApplicationHandler,
  withdrawApplicationHandler,
} from './applications.ts';
import {
  createBroadcastHandler,
  endBroadcastHandler,
  listBroadcastsHandler,
  startBroadcastHandler,
  updateBroadcastHandler,
  watchBroadcastHandler,
  getBroadcastHandler,
} from './broadcasts.ts';
import { listCalendarConflictsHandler, resolveCalendarConflictHandler } from './calendar-conflicts.ts';
import { syncCalendarHandler } from './calendar-sync.ts';
import {
  createCalendarBlockHandler,
  removeCalendarBlockHandler,
  authorizeCalendarHandler,
  connectCalendarHandler,
  disconnectCalendarHandler,
  listCalendarsHandler,
} from './calendars.ts';
import { getGroupRecordHandler, saveGroupNoteHandler, setGroupAttendanceHandler } from './group-attendance.ts';
import {
  cancelGroupSessionHandler,
  createGroupSessionHandler,
  setGroupSessionStatusHandler,
  updateGroupSessionHandler,
  listHostedGroupSessionsHandler,
} from './group-hosting.ts';
import {
  joinGroupSessionHandler,
  leaveGroupSessionHandler,
  listGroupSessionsHandler,
  getGroupSessionHandler,
} from './group-sessions.ts';
import {
  acceptInvitationHandler,
  getInvitationHandler,
  createInvitationHandler,
  listInvitationsHandler,
  withdrawInvitationHandler,
} from './invitations.ts';
import { uploadLicenseHandler, verifyLicenseHandler } from './license.ts';
import { listOwnOnboardingHandler, submitOnboardingHandler } from './onboarding.ts';
import { getProviderProfileHandler, updateProviderProfileHandler } from './profile.ts';
import { generateReportHandler, getReportHandler, listReportsHandler, removeReportHandler } from './reports.ts';

export const practiceHandlers: readonly MockHandler[] = [
  getProviderProfileHandler,
  updateProviderProfileHandler,
  uploadLicenseHandler,
  verifyLicenseHandler,
  updateAvailabilityHandler,
  previewAvailabilityHandler,
  syncCalendarHandler,
  listCalendarsHandler,
  authorizeCalendarHandler,
  connectCalendarHandler,
  disconnectCalendarHandler,
  createCalendarBlockHandler,
  removeCalendarBlockHandler,
  listCalendarConflictsHandler,
  resolveCalendarConflictHandler,
  generateReportHandler,
  listReportsHandler,
  getReportHandler,
  removeReportHandler,
  createGroupSessionHandler,
  listHostedGroupSessionsHandler,
  updateGroupSessionHandler,
  cancelGroupSessionHandler,
  setGroupSessionStatusHandler,
  getGroupRecordHandler,
  setGroupAttendanceHandler,
  saveGroupNoteHandler,
  listGroupSessionsHandler,
  getGroupSessionHandler,
  joinGroupSessionHandler,
  leaveGroupSessionHandler,
  listBroadcastsHandler,
  getBroadcastHandler,
  createBroadcastHandler,
  startBroadcastHandler,
  updateBroadcastHandler,
  endBroadcastHandler,
  watchBroadcastHandler,
  listOwnApplicationsHandler,
  saveApplicationHandler,
  uploadApplicationDocumentHandler,
  submitApplicationHandler,
  withdrawApplicationHandler,
  submitOnboardingHandler,
  listOwnOnboardingHandler,
  listInvitationsHandler,
  createInvitationHandler,
  withdrawInvitationHandler,
  getInvitationHandler,
  acceptInvitationHandler,
];
