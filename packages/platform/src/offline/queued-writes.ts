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

/** A write that may wait for a connection. */
export interface QueuedWrite {
  readonly operation: Operation;
  /** The reads whose answers it changes. */
  readonly invalidates: readonly Operation[];
}

/**
 * What may be written without a connection (SEC-17): a person's own words, that nobody but themselves can have changed meanwhile,
 * in another window: the version that a change names tells. Nothing that is booked, paid or agreed with somebody waits: it needs
 * its answer at once.
 */
export const queuedWrites: readonly QueuedWrite[] = [
  { operation: sendMessage, invalidates: [listMessages, listConversations] },
  { operation: createJournalEntry, invalidates: [listJournal] },
  { operation: updateJournalEntry, invalidates: [listJournal, getJournalEntry] },
  { operation: putCheckIn, invalidates: [listCheckIns, getCheckInTrend] },
  { operation: completeStep, invalidates: [listEnrolments, listSteps, getStep] },
];

/** The write of that name, or undefined for one that an older program kept and this one does not know. */
export function queuedWrite(name: string): QueuedWrite | undefined {
  return queuedWrites.find(({ operation }) => operation.name === name);
}
