import { getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/**
 * Reads a provider's public profile (CLOUD-2).
 * @param idOrHandle An id or a user name; null reads nothing.
 */
export function useProvider(idOrHandle: string | null) {
  return useOperation(getProvider, idOrHandle === null ? null : { params: { idOrHandle } });
}
