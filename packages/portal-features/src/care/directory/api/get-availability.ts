import { getAvailability } from '@sakina/platform/contract';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the usual weekly hours of a provider. */
export function useAvailability(providerId: ProviderProfile['id']) {
  return useOperation(getAvailability, { query: { providerId } });
}
