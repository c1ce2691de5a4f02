import { updateView } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Renames, changes or shares a view. */
export function useUpdateView() {
  return useAction(updateView);
}
