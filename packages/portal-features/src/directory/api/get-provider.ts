import { getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads a provider's own page, by id or by user name. */
export function useProvider(idOrHandle: string) {
  return useOperation(getProvider, { params: { idOrHandle } });
}
