import { previewSessionCancel } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says which sessions would be called off and what goes back, before anything is done. */
export function useCancelPreview() {
  return useAction(previewSessionCancel);
}
