import { acceptInvitation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Accepts an invitation (CLOUD-89). It invalidates nothing: the response is shown, and the code is used up. */
export function useAcceptInvitation() {
  return useAction(acceptInvitation);
}
