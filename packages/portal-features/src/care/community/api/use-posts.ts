import { listPosts } from '@sakina/platform/contract';
import type { QueryOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Which posts a list holds; without the cursor, which is the list’s own affair. */
export type PostsQuery = Omit<NonNullable<QueryOf<typeof listPosts>>, 'after' | 'limit'>;

/**
 * Reads one piece of a list of posts (CLOUD-93). What was shown stays while it is read again, so that a list that
 * others write to does not jump.
 * @param after The cursor that the piece before ended with; undefined for the first.
 */
export function usePosts(query: PostsQuery, after: string | undefined) {
  return useOperation(
    listPosts,
    { query: { ...query, ...(after !== undefined && { after }) } },
    { keepPrevious: true },
  );
}

/** Reads whether the reader has written to a circle before; null waits. */
export function useOwnPosts(circleId: string | null) {
  return useOperation(listPosts, circleId === null ? null : { query: { circleId, scope: 'OWN', limit: 1 } });
}
