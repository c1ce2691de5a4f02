import type { MockHandler } from '../define-handler.ts';
import { askAssistantHandler } from './assistant.ts';
import { listCheckInsHandler, putCheckInHandler, getCheckInTrendHandler } from './check-ins.ts';
import { setAwayNoteHandler, listConversationsHandler, updateConversationHandler } from './conversations.ts';
import { createEnrolmentHandler, listEnrolmentsHandler, updateEnrolmentHandler } from './enrolments.ts';
import {
  createJournalEntryHandler,
  listJournalHandler,
  listJournalPromptsHandler,
  deleteJournalEntryHandler,
  updateJournalEntryHandler,
  getJournalEntryHandler,
} from './journal.ts';
import { shareJournalEntryHandler, listSharedEntriesHandler } from './journal-sharing.ts';
import { listMessagesHandler, sendMessageHandler } from './messages.ts';
import {
  listNotificationsHandler,
  putNotificationPreferencesHandler,
  getNotificationPreferencesHandler,
  markNotificationsReadHandler,
} from './notifications.ts';
import { listExercisesHandler, getProgrammeHandler, listProgrammesHandler } from './programmes.ts';
import { getStepHandler, completeStepHandler, listStepsHandler } from './steps.ts';

export const companionHandlers: readonly MockHandler[] = [
  listProgrammesHandler,
  getProgrammeHandler,
  listExercisesHandler,
  listEnrolmentsHandler,
  createEnrolmentHandler,
  updateEnrolmentHandler,
  listStepsHandler,
  getStepHandler,
  completeStepHandler,
  putCheckInHandler,
  listCheckInsHandler,
  getCheckInTrendHandler,
  listJournalHandler,
  createJournalEntryHandler,
  getJournalEntryHandler,
  updateJournalEntryHandler,
  deleteJournalEntryHandler,
  listJournalPromptsHandler,
  shareJournalEntryHandler,
  listSharedEntriesHandler,
  askAssistantHandler,
  listConversationsHandler,
  listMessagesHandler,
  sendMessageHandler,
  updateConversationHandler,
  setAwayNoteHandler,
  listNotificationsHandler,
  markNotificationsReadHandler,
  getNotificationPreferencesHandler,
  putNotificationPreferencesHandler,
];
