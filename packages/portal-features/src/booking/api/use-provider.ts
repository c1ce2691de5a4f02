import { getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads whom a booking is with (CLOUD-2). */
export function useProvider(idOrHandle: string | null) {
  return useOperation(getProvider, idOrHandle === null ? null : { params: { idOrHandle } });
}
