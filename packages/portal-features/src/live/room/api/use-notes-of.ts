import { listSessionNotes } from '@sakina/platform/contract';
import type { UserId } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider's notes of one client, the newest session first (CALL-23). */
export function useNotesOf(clientId: UserId) {
  return useOperation(listSessionNotes, { query: { clientId } });
}
