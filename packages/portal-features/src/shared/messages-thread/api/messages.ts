import { listConversations, listMessages } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { usePages, usePagesOf } from '../../pages/index.ts';

const REFRESH_MS = 20_000;
const LIMIT = 30;

/**
 * Reads a conversation, the latest message first and earlier ones on request; again every twenty seconds (CLOUD-142).
 */
export function useMessages(id: string) {
  return usePagesOf(listMessages, { params: { id }, query: { limit: LIMIT } }, { refreshMs: REFRESH_MS });
}

const MINUTE_MS = 60_000;
const QUERY = { as: 'provider', limit: 100 } as const;

/**
 * Reads a provider’s conversations, the latest word first; again when a client writes, and every minute (CLOUD-141).
 * @param clientId Only the one with this client; null reads nothing.
 */
export function useConversationsOfProvider(clientId?: string | null): Read<ResponseOf<typeof listConversations>> {
  return useOperation(
    listConversations,
    clientId === null ? null : { query: { ...QUERY, ...(clientId !== undefined && { clientId }) } },
    { refreshMs: MINUTE_MS },
  );
}

/** A provider’s conversations, and on request the ones before them. */
export function useConversationPagesOfProvider() {
  const client = useClient();
  const read = useConversationsOfProvider();
  const pages = usePages(read, (after) => client.call(listConversations, { query: { ...QUERY, after } }));
  return { read, pages };
}
