import { setStage } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** The host lets someone speak in a broadcast, or ends that (CLOUD-578). */
export function useSetStage(): Action<typeof setStage> {
  return useAction(setStage);
}
