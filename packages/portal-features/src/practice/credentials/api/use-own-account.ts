import { getProviderProfile } from '@sakina/platform/contract';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the provider's own profile with the documents that were handed in (CALL-1). */
export function useOwnAccount(): Read<ProviderAccount> {
  return useOperation(getProviderProfile, {});
}
