import { refuseParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** The host does not let one person in (CLOUD-511). */
export function useRefuse(): Action<typeof refuseParticipant> {
  return useAction(refuseParticipant);
}
