import { listGroupSessions } from '@sakina/platform/contract';
import type { QueryOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Which groups a list holds; without the cursor, which is the list’s own affair. */
export type GroupsQuery = Omit<NonNullable<QueryOf<typeof listGroupSessions>>, 'after'>;

const MINUTE = 60_000;

/**
 * Reads the first piece of the groups with the reader’s place in each (CLOUD-65), again every minute: seats are taken
 * meanwhile.
 */
export function useGroupSessions(query: GroupsQuery) {
  return useOperation(listGroupSessions, { query }, { refreshMs: MINUTE });
}
