import type { MockHandler } from '../define-handler.ts';
import { assistantTurn } from './assistant.ts';
import { checkInList, checkInToday, checkInTrend } from './check-ins.ts';
import { awayNoteChange, conversationList, conversationUpdate } from './conversations.ts';
import { enrolmentCreation, enrolmentList, enrolmentUpdate } from './enrolments.ts';
import {
  journalCreation,
  journalList,
  journalPromptList,
  journalRemoval,
  journalUpdate,
  oneJournalEntry,
} from './journal.ts';
import { journalSharing, sharedEntryList } from './journal-sharing.ts';
import { messageList, messageSending } from './messages.ts';
import {
  notificationList,
  notificationPreferencesChange,
  notificationPreferencesOnFile,
  notificationReading,
} from './notifications.ts';
import { exerciseList, oneProgramme, programmeList } from './programmes.ts';
import { oneStep, stepCompletion, stepList } from './steps.ts';

export const companionHandlers: readonly MockHandler[] = [
  programmeList,
  oneProgramme,
  exerciseList,
  enrolmentList,
  enrolmentCreation,
  enrolmentUpdate,
  stepList,
  oneStep,
  stepCompletion,
  checkInToday,
  checkInList,
  checkInTrend,
  journalList,
  journalCreation,
  oneJournalEntry,
  journalUpdate,
  journalRemoval,
  journalPromptList,
  journalSharing,
  sharedEntryList,
  assistantTurn,
  conversationList,
  messageList,
  messageSending,
  conversationUpdate,
  awayNoteChange,
  notificationList,
  notificationReading,
  notificationPreferencesOnFile,
  notificationPreferencesChange,
];
