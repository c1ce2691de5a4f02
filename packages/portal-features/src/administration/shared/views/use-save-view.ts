import { saveView } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Keeps filters, order and columns under a name. */
export function useSaveView() {
  return useAction(saveView);
}
