import { resendStaffInvitation, getAdminUser, listAdminUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminUser, listAdminUsers];

/** Sends an invitation of staff again, with a new link. */
export function useResendInvitation() {
  return useAction(resendStaffInvitation, { invalidates });
}
