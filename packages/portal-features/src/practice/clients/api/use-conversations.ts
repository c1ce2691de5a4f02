import { listConversations } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The provider’s conversations, the latest word first (CLOUD-141). */
export function useConversations(): Read<ResponseOf<typeof listConversations>> {
  return useOperation(listConversations, { query: { as: 'provider', limit: 100 } });
}
