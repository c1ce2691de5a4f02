import { listOwnApplications } from '@sakina/platform/contract';
import type { ProviderApplication } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the caller's applications to work here, the newest first (CLOUD-60). */
export function useOwnApplications(): Read<{ items: ProviderApplication[] }> {
  return useOperation(listOwnApplications, {});
}
