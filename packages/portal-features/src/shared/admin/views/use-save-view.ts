import { saveView, listSavedViews } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listSavedViews];

/** Keeps filters, order and columns under a name. */
export function useSaveView() {
  return useAction(saveView, { invalidates });
}
