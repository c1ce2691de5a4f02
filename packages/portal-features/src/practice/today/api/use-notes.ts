import { listSessionNotes } from '@sakina/platform/contract';
import type { SessionNote } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the provider's notes (CALL-23), where records are open to this account (PORTAL-3). */
export function useNotes(isOpen: boolean): Read<{ items: SessionNote[] }> {
  return useOperation(listSessionNotes, isOpen ? { query: {} } : null);
}
