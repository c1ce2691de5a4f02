import { listJournal } from '@sakina/platform/contract';
import type { OperationInput } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one piece of the journal: words looked for, favourites alone, and where it goes on (CLOUD-132). */
export function useJournal(query: NonNullable<OperationInput<typeof listJournal>['query']>) {
  return useOperation(listJournal, { query: { limit: 10, ...query } });
}
