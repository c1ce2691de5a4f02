import { getProvider, getProviderProfile, searchProviders, updateProviderProfile } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [getProviderProfile, getProvider, searchProviders];

/** Changes the public page (CALL-2). */
export function useSavePage(): Action<typeof updateProviderProfile> {
  return useAction(updateProviderProfile, { invalidates });
}
