import { listConversations } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

const MINUTE_MS = 60_000;

/**
 * Reads a provider’s conversations, the latest word first; again when a client writes, and every minute (CLOUD-141).
 * @param clientId Only the one with this client; null reads nothing.
 */
export function useConversationsOfProvider(clientId?: string | null): Read<ResponseOf<typeof listConversations>> {
  return useOperation(
    listConversations,
    clientId === null ? null : { query: { as: 'provider', limit: 100, ...(clientId !== undefined && { clientId }) } },
    { refreshMs: MINUTE_MS },
  );
}
