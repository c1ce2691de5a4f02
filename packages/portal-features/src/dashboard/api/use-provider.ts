import { getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads a provider, for their cancellation policy (CLOUD-2). */
export function useProvider(id: string) {
  return useOperation(getProvider, { params: { idOrHandle: id } });
}
