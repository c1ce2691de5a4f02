import { acceptInvitation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes an invitation up (CLOUD-89). It is not read again: what was accepted is shown, and the code is good for nothing any more. */
export function useAcceptInvitation() {
  return useAction(acceptInvitation);
}
