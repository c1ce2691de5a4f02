import { sendBackParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** The host puts one person in the waiting room again (CLOUD-512). */
export function useSendBack(): Action<typeof sendBackParticipant> {
  return useAction(sendBackParticipant);
}
