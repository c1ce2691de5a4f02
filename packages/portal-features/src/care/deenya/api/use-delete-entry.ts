import { deleteJournalEntry } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes an entry out of the journal for good (CLOUD-136). */
export function useDeleteEntry() {
  return useAction(deleteJournalEntry);
}
