import { completeStep, createJournalEntry, putCheckIn, sendMessage, updateJournalEntry } from '../contract/index.ts';
import type { Operation } from '../contract/operation.ts';

/**
 * What may be written offline (SEC-17): the user’s own words, which only they can have changed meanwhile, in another
 * window; the version named by a change detects that. Nothing that is booked, paid or agreed with another person is
 * queued: it needs its answer at once.
 */
export const queuedWrites: readonly Operation[] = [
  sendMessage,
  createJournalEntry,
  updateJournalEntry,
  putCheckIn,
  completeStep,
];

/** The write of that name; undefined for one kept by an older build and unknown to this one. */
export function queuedWrite(name: string): Operation | undefined {
  return queuedWrites.find((operation) => operation.name === name);
}
