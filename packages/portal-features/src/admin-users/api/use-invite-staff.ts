import { inviteStaff, listAdminUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listAdminUsers];

/** Invites a member of staff by email. */
export function useInviteStaff() {
  return useAction(inviteStaff, { invalidates });
}
