import { updateParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Changes one's own presence or one's own consent to be recorded (CLOUD-6). */
export function useUpdateParticipant(): Action<typeof updateParticipant> {
  return useAction(updateParticipant);
}
