import { getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider of a booking (CLOUD-2). */
export function useProvider(idOrHandle: string | null) {
  return useOperation(getProvider, idOrHandle === null ? null : { params: { idOrHandle } });
}
