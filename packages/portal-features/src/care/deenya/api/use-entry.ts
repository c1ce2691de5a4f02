import { getJournalEntry } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one entry of the journal; null for one that is not kept yet (CLOUD-134). */
export function useEntry(id: string | null) {
  return useOperation(getJournalEntry, id === null ? null : { params: { id } });
}
