import { getClient } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads how a client can be reached (CALL-17). */
export function useFlaggedClient(id: string): Read<Client> {
  return useOperation(getClient, { params: { id } });
}
