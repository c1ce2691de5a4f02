import { setUserRoles } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Gives someone other roles, with a reason. */
export function useSetRoles() {
  return useAction(setUserRoles);
}
