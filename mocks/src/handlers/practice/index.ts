import { availabilityUpdate } from '../availability.ts';
import type { MockHandler } from '../define-handler.ts';
import {
  applicationDocument,
  applicationList,
  applicationSaving,
  applicationSubmission,
  applicationWithdrawal,
} from './applications.ts';
import {
  broadcastCreation,
  broadcastEnd,
  broadcastList,
  broadcastStart,
  broadcastWatch,
  oneBroadcast,
} from './broadcasts.ts';
import { calendarSynchronisation } from './calendar-sync.ts';
import { blockCreation, blockRemoval, calendarConnect, calendarDisconnect, calendarList } from './calendars.ts';
import {
  groupSessionCancellation,
  groupSessionCreation,
  groupSessionStatus,
  groupSessionUpdate,
  hostedGroupSessions,
} from './group-hosting.ts';
import { groupSessionJoin, groupSessionLeave, groupSessionList, oneGroupSession } from './group-sessions.ts';
import {
  invitationAcceptance,
  invitationByCode,
  invitationCreation,
  invitationList,
  invitationWithdrawal,
} from './invitations.ts';
import { licenseUpload, licenseVerification } from './license.ts';
import { onboardingList, onboardingSubmission } from './onboarding.ts';
import { ownProfile, profileUpdate } from './profile.ts';
import { reportGeneration } from './reports.ts';

export const practiceHandlers: readonly MockHandler[] = [
  ownProfile,
  profileUpdate,
  licenseUpload,
  licenseVerification,
  availabilityUpdate,
  calendarSynchronisation,
  calendarList,
  calendarConnect,
  calendarDisconnect,
  blockCreation,
  blockRemoval,
  reportGeneration,
  groupSessionCreation,
  hostedGroupSessions,
  groupSessionUpdate,
  groupSessionCancellation,
  groupSessionStatus,
  groupSessionList,
  oneGroupSession,
  groupSessionJoin,
  groupSessionLeave,
  broadcastList,
  oneBroadcast,
  broadcastCreation,
  broadcastStart,
  broadcastEnd,
  broadcastWatch,
  applicationList,
  applicationSaving,
  applicationDocument,
  applicationSubmission,
  applicationWithdrawal,
  onboardingSubmission,
  onboardingList,
  invitationList,
  invitationCreation,
  invitationWithdrawal,
  invitationByCode,
  invitationAcceptance,
];
