import { acknowledgeFlag, getClient, listClients, listMeasureFlags } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [listMeasureFlags, listClients, getClient];

/** Says that the provider has seen a flagged answer, and what they did (CLOUD-55). */
export function useAcknowledgeFlag(): Action<typeof acknowledgeFlag> {
  return useAction(acknowledgeFlag, { invalidates });
}
