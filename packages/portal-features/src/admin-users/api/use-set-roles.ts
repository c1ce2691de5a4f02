import { setUserRoles, getAdminUser, listAdminUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminUser, listAdminUsers];

/** Gives someone other roles, with a reason. */
export function useSetRoles() {
  return useAction(setUserRoles, { invalidates });
}
