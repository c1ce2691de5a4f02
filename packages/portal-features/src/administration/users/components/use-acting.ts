import { listAdminUsers } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useUser } from '@sakina/platform/react/session';
import type { Acting } from '../model/guards.ts';

/**
 * Who looks, as far as the guards ask.
 * @param isAdministrator Whether it is about an administrator, whose number then matters.
 */
export function useActing(isAdministrator: boolean): Acting {
  const user = useUser();
  const platformAdmins = useOperation(
    listAdminUsers,
    isAdministrator ? { query: { role: ['platform:admin'], status: ['ACTIVE'], limit: 2 } } : null,
  ).data?.total;
  return { id: user?.id ?? '', roles: user?.roles ?? [], platformAdmins };
}
