import { acknowledgeFlag } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Says what was done about an answer about self-harm (CLOUD-55). */
export function useAcknowledgeFlag(): Action<typeof acknowledgeFlag> {
  return useAction(acknowledgeFlag);
}
