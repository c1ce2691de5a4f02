import { listCoverages } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** What insurance a client has stated (CLOUD-44); null asks for nothing. */
export function useCoverages(clientId: string | null) {
  return useOperation(listCoverages, clientId === null ? null : { params: { id: clientId } });
}
