import { listSessionNotes } from '@sakina/platform/contract';
import type { ResponseOf, UserId } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The provider’s notes of one client (CALL-23). */
export function useClientNotes(clientId: UserId): Read<ResponseOf<typeof listSessionNotes>> {
  return useOperation(listSessionNotes, { query: { clientId } });
}
