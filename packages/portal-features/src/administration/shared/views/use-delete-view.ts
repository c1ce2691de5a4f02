import { deleteView } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Forgets a view. */
export function useDeleteView() {
  return useAction(deleteView);
}
