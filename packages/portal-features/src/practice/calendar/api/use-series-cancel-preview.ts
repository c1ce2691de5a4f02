import { previewSeriesCancel } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Says which sessions of a series would be cancelled (CLOUD-562). */
export function useSeriesCancelPreview(): Action<typeof previewSeriesCancel> {
  return useAction(previewSeriesCancel);
}
