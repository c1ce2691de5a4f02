import { createJournalEntry } from '@sakina/platform/contract';
import { useQueuedAction } from '@sakina/platform/react';

/** Keeps a new entry of the journal (CLOUD-133); without a connection it waits (SEC-17). */
export function useCreateEntry() {
  return useQueuedAction(createJournalEntry);
}
