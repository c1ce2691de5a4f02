import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider’s own id, and the zone that their broadcasts are kept in (CALL-1). */
export function useOwnPractice() {
  return useOperation(getProviderProfile, {});
}
