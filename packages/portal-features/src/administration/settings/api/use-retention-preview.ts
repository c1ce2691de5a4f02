import { previewRetention } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Counts what shorter times would delete. */
export function useRetentionPreview() {
  return useAction(previewRetention);
}
