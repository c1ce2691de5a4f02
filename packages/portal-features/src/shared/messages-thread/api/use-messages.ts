import { listMessages } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { usePages } from '../../pages/index.ts';

const REFRESH_MS = 20_000;
const LIMIT = 30;

/**
 * Reads a conversation, the latest message first and earlier ones on request; again every twenty seconds (CLOUD-142).
 */
export function useMessages(id: string) {
  const client = useClient();
  const read = useOperation(listMessages, { params: { id }, query: { limit: LIMIT } }, { refreshMs: REFRESH_MS });
  const pages = usePages(read, (after) =>
    client.call(listMessages, { params: { id }, query: { limit: LIMIT, after } }),
  );
  return { read, pages };
}
