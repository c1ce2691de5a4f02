import { createJournalEntry, listJournal } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listJournal] };

/** Keeps a new entry of the journal (CLOUD-133). */
export function useCreateEntry() {
  return useAction(createJournalEntry, options);
}
