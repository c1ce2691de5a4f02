import { shareJournalEntry } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Lets a provider read an entry, or takes that back (CLOUD-138). */
export function useShareEntry() {
  return useAction(shareJournalEntry);
}
