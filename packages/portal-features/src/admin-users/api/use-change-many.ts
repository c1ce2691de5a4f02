import { changeManyUsers, getAdminUser, listAdminUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminUser, listAdminUsers];

/** Suspends or reactivates many accounts, with a reason. */
export function useChangeMany() {
  return useAction(changeManyUsers, { invalidates });
}
