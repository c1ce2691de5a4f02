import { moveSeries } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Moves the sessions of a preview (CLOUD-561). */
export function useMoveSeries(): Action<typeof moveSeries> {
  return useAction(moveSeries);
}
