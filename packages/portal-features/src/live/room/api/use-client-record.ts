import { getClient } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what the provider keeps about a client (CALL-17). */
export function useClientRecord(clientId: string) {
  return useOperation(getClient, { params: { id: clientId } });
}
