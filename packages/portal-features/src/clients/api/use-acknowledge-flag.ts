import { acknowledgeFlag, getClient, listClients, listMeasureFlags, listMeasures } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [getClient, listClients, listMeasureFlags, listMeasures];

/** Says what was done about an answer about self-harm (CLOUD-55). */
export function useAcknowledgeFlag(): Action<typeof acknowledgeFlag> {
  return useAction(acknowledgeFlag, { invalidates });
}
