import { getProviderProfile } from '@sakina/platform/contract';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the provider’s own page with what stands behind it (CALL-1). */
export function useAccount(): Read<ProviderAccount> {
  return useOperation(getProviderProfile, {});
}
