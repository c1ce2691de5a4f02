import { listConversations } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { usePages } from '../../../shared/pages/index.ts';

const MINUTE_MS = 60_000;

const QUERY = { as: 'client', limit: 100 } as const;

/** Reads the person's conversations as a client, the latest word first; again every minute (CLOUD-141). */
export function useConversations() {
  return useOperation(listConversations, { query: QUERY }, { refreshMs: MINUTE_MS });
}

/** Those conversations, and on request the ones before them. */
export function useConversationPages() {
  const client = useClient();
  const read = useConversations();
  const pages = usePages(read, (after) => client.call(listConversations, { query: { ...QUERY, after } }));
  return { read, pages };
}
