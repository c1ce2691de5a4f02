import { cancelSeries } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Cancels the sessions of a preview (CLOUD-563). */
export function useCancelSeries(): Action<typeof cancelSeries> {
  return useAction(cancelSeries);
}
