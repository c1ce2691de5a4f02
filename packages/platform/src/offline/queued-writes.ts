import {
  completeStep,
  createJournalEntry,
  getCheckInTrend,
  getJournalEntry,
  getStep,
  listCheckIns,
  listConversations,
  listEnrolments,
  listJournal,
  listMessages,
  listSteps,
  putCheckIn,
  sendMessage,
  updateJournalEntry,
} from '../contract/index.ts';
import type { Operation } from '../contract/operation.ts';

/** A write that may be queued offline. */
export interface QueuedWrite {
  readonly operation: Operation;
  /** The reads whose answers it changes. */
  readonly invalidates: readonly Operation[];
}

/**
 * What may be written offline (SEC-17): the user’s own words, which only they can have changed meanwhile, in another window;
 * the version named by a change detects that. Nothing that is booked, paid or agreed with another person is queued: it needs
 * its answer at once.
 */
export const queuedWrites: readonly QueuedWrite[] = [
  { operation: sendMessage, invalidates: [listMessages, listConversations] },
  { operation: createJournalEntry, invalidates: [listJournal] },
  { operation: updateJournalEntry, invalidates: [listJournal, getJournalEntry] },
  { operation: putCheckIn, invalidates: [listCheckIns, getCheckInTrend] },
  { operation: completeStep, invalidates: [listEnrolments, listSteps, getStep] },
];

/** The write of that name; undefined for one kept by an older build and unknown to this one. */
export function queuedWrite(name: string): QueuedWrite | undefined {
  return queuedWrites.find(({ operation }) => operation.name === name);
}
