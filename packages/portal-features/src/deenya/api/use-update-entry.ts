import { getJournalEntry, listJournal, updateJournalEntry } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listJournal, getJournalEntry] };

/** Changes an entry of the journal (CLOUD-135). */
export function useUpdateEntry() {
  return useAction(updateJournalEntry, options);
}
