import { resendStaffInvitation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Sends an invitation of staff again, with a new link. */
export function useResendInvitation() {
  return useAction(resendStaffInvitation);
}
