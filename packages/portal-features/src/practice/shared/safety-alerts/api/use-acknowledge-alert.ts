import { acknowledgeSafetyAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Says that an alert was seen, and what was done (CLOUD-402). */
export function useAcknowledgeAlert(): Action<typeof acknowledgeSafetyAlert> {
  return useAction(acknowledgeSafetyAlert);
}
