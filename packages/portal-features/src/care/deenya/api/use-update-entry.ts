import { updateJournalEntry } from '@sakina/platform/contract';
import { useQueuedAction } from '@sakina/platform/react';

/** Changes an entry of the journal (CLOUD-135); without a connection it waits (SEC-17). */
export function useUpdateEntry() {
  return useQueuedAction(updateJournalEntry);
}
