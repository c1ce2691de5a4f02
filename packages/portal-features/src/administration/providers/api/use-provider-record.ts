import { getAdminProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** One provider with their credentials and what was decided about them. */
export function useProviderRecord(id: string) {
  return useOperation(getAdminProvider, { params: { id } });
}
