import { revokeStaffInvitation, getAdminUser, listAdminUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminUser, listAdminUsers];

/** Takes an open invitation of staff back, with a reason. */
export function useRevokeInvitation() {
  return useAction(revokeStaffInvitation, { invalidates });
}
