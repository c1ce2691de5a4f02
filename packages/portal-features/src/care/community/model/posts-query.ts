import type { listPosts, QueryOf } from '@sakina/platform/contract';

/** Which posts a list holds; without the cursor, which is the list’s own affair. */
export type PostsQuery = Omit<NonNullable<QueryOf<typeof listPosts>>, 'after' | 'limit'>;
