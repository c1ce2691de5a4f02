import { setCoHost } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** The host makes someone a co-host of a group, or ends that (CLOUD-577). */
export function useSetCoHost(): Action<typeof setCoHost> {
  return useAction(setCoHost);
}
