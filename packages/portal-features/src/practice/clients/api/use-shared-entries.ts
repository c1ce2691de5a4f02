import { listSharedEntries } from '@sakina/platform/contract';
import type { ResponseOf, UserId } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The journal entries that a client lets the provider read (CLOUD-139). */
export function useSharedEntries(clientId: UserId): Read<ResponseOf<typeof listSharedEntries>> {
  return useOperation(listSharedEntries, { query: { clientId, limit: 100 } });
}
