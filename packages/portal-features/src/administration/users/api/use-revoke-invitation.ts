import { revokeStaffInvitation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes an open invitation of staff back, with a reason. */
export function useRevokeInvitation() {
  return useAction(revokeStaffInvitation);
}
