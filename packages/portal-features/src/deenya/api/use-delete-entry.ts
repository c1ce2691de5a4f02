import { deleteJournalEntry, listJournal } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listJournal] };

/** Takes an entry out of the journal for good (CLOUD-136). */
export function useDeleteEntry() {
  return useAction(deleteJournalEntry, options);
}
