import { listClients } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the provider's clients (CALL-16). */
export function useClients(): Read<{ items: Client[] }> {
  return useOperation(listClients, {});
}
