import { inviteStaff } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Invites a member of staff by email. */
export function useInviteStaff() {
  return useAction(inviteStaff);
}
