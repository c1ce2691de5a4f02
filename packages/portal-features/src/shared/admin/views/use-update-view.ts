import { updateView, listSavedViews } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listSavedViews];

/** Renames, changes or shares a view. */
export function useUpdateView() {
  return useAction(updateView, { invalidates });
}
