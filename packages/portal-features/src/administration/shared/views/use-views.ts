import { listSavedViews } from '@sakina/platform/contract';
import type { SavedView } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The reader’s own views of a list, and those that others share. */
export function useViews(list: SavedView['list']) {
  return useOperation(listSavedViews, { query: { list } });
}
