import { previewChosenCancel } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says which of the chosen sessions would be cancelled and what goes back, before anything is done. */
export function useChosenPreview() {
  return useAction(previewChosenCancel);
}
