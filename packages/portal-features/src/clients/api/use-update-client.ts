import { updateClient, getClient, listClients } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [getClient, listClients];

/** Changes a client’s record (CALL-18). */
export function useUpdateClient(): Action<typeof updateClient> {
  return useAction(updateClient, { invalidates });
}
