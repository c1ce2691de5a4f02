import { getProviderProfile } from '@sakina/platform/contract';
import { hasProviderStatus } from '@sakina/platform/domain';
import { useOperation, useUser } from '@sakina/platform/react';

/** Reads the provider’s own account (CALL-1): zone, services, rules. */
export function useAccount() {
  // An administrator who looks in has no practice of their own to read (ROLE-4).
  const isProvider = hasProviderStatus(useUser());
  return useOperation(getProviderProfile, isProvider ? {} : null);
}
