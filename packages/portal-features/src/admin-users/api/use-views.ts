import { listSavedViews } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The reader’s own views of the list, and those that others share. */
export function useViews() {
  return useOperation(listSavedViews, { query: { list: 'USERS' } });
}
