import { getJournalEntry, listJournal, shareJournalEntry } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listJournal, getJournalEntry] };

/** Lets a provider read an entry, or takes that back (CLOUD-138). */
export function useShareEntry() {
  return useAction(shareJournalEntry, options);
}
