import { deleteView, listSavedViews } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listSavedViews];

/** Forgets a view. */
export function useDeleteView() {
  return useAction(deleteView, { invalidates });
}
