import { listConversations } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

const MINUTE_MS = 60_000;

/** Reads the person's conversations as a client, the latest word first; again every minute (CLOUD-141). */
export function useConversations() {
  return useOperation(listConversations, { query: { as: 'client', limit: 100 } }, { refreshMs: MINUTE_MS });
}
