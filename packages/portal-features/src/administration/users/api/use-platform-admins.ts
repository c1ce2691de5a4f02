import { listAdminUsers } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** How many platform administrators can sign in; undefined while that is not known. */
export function usePlatformAdmins(isNeeded: boolean): number | undefined {
  return useOperation(
    listAdminUsers,
    isNeeded ? { query: { role: ['platform:admin'], status: ['ACTIVE'], limit: 2 } } : null,
  ).data?.total;
}
