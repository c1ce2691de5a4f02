import { previewSessionCancel } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says which sessions would be cancelled and what goes back, before anything is done. */
export function useCancelPreview() {
  return useAction(previewSessionCancel);
}
