import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider’s own account (CALL-1): zone, services, rules. */
export function useAccount() {
  return useOperation(getProviderProfile, {});
}
