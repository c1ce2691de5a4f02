import { listConversations } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads with whom the person has, or had, care; there is a conversation for each of them (CLOUD-141). */
export function useOwnProviders(isAsked: boolean) {
  return useOperation(listConversations, isAsked ? { query: { as: 'client', limit: 100 } } : null);
}
