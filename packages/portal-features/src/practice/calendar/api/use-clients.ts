import { listClients } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider’s clients (CALL-16). */
export function useClients() {
  return useOperation(listClients, {});
}
