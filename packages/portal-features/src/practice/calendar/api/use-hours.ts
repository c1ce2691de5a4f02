import { getAvailability } from '@sakina/platform/contract';
import { hasProviderStatus } from '@sakina/platform/domain';
import { useOperation, useUser } from '@sakina/platform/react';

/** Reads the provider’s own hours (CALL-5). */
export function useHours() {
  // An administrator who looks in has no practice of their own to read (ROLE-4).
  const isProvider = hasProviderStatus(useUser());
  return useOperation(getAvailability, isProvider ? {} : null);
}
