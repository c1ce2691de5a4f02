import { updatePlatformSettings } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Changes settings, with a reason; a stale version is refused. */
export function useUpdateSettings() {
  return useAction(updatePlatformSettings);
}
