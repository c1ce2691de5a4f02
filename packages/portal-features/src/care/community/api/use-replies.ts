import { listReplies } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/**
 * Reads the replies after those that came with the post (CLOUD-99).
 * @param after The cursor that the piece before ended with.
 */
export function useReplies(postId: string, after: string) {
  return useOperation(listReplies, { params: { id: postId }, query: { after } }, { keepPrevious: true });
}
