import { getProviderProfile } from '@sakina/platform/contract';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the provider’s own account (CALL-1): services, and whether sessions in person are offered. */
export function useAccount(): Read<ProviderAccount> {
  return useOperation(getProviderProfile, {});
}
