import { reactivateUser, getAdminUser, listAdminUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminUser, listAdminUsers];

/** Opens a suspended account again, with a reason. */
export function useReactivateUser() {
  return useAction(reactivateUser, { invalidates });
}
