import { previewSeriesCancel } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says which sessions of a series would be cancelled and what each costs (CLOUD-562). */
export function usePreviewSeriesCancel() {
  return useAction(previewSeriesCancel);
}
