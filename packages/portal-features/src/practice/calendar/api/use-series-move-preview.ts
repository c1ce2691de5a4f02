import { previewSeriesMove } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Says where each session of a series would be moved to (CLOUD-560). */
export function useSeriesMovePreview(): Action<typeof previewSeriesMove> {
  return useAction(previewSeriesMove);
}
