import { updateProviderProfile } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Changes the public page (CALL-2). */
export function useSavePage(): Action<typeof updateProviderProfile> {
  return useAction(updateProviderProfile);
}
