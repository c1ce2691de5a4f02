import { getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads a provider's own page, by id or by user name; null asks nothing. */
export function useProvider(idOrHandle: string | null) {
  return useOperation(getProvider, idOrHandle === null ? null : { params: { idOrHandle } });
}
