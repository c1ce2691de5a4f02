import { listMessages } from '@sakina/platform/contract';
import { usePagesOf } from '../../pages/index.ts';

const REFRESH_MS = 20_000;
const LIMIT = 30;

/**
 * Reads a conversation, the latest message first and earlier ones on request; again every twenty seconds (CLOUD-142).
 */
export function useMessages(id: string) {
  return usePagesOf(listMessages, { params: { id }, query: { limit: LIMIT } }, { refreshMs: REFRESH_MS });
}
