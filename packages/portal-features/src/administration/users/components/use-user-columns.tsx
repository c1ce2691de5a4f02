import type { DataColumn } from '@sakina/design-system';
import type { AdminUser } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { columnShapes } from '../model/columns.ts';
import { AccountState } from './AccountState.tsx';

/** The columns of the list in the reader’s words. */
export function useUserColumns(): readonly DataColumn<AdminUser>[] {
  const t = useAdminUsersText();
  const roleName = useRoleName();
  const format = useFormat();
  return useMemo(
    () =>
      withTexts(columnShapes, {
        header: (id) => t(`column.${id}`),
        options: {
          roles: (id) => roleName(id as 'patient'),
          status: (id) => t(`status.${id as 'ACTIVE'}`),
          plan: (id) => t(`plan.${id as 'starter'}`),
          country: (id) => format.country(id),
        },
        cells: {
          name: { cell: (user) => <bdi>{user.displayName}</bdi> },
          roles: { format: (user) => format.list(user.roles.map((role) => roleName(role))) },
          status: {
            format: (user) => t(`status.${user.status}`),
            cell: (user) => <AccountState status={user.status} invitation={user.invitation} />,
          },
          lastSeenAt: { format: (user) => (user.lastSeenAt === null ? t('never') : format.shortDate(user.lastSeenAt)) },
          createdAt: { format: (user) => format.shortDate(user.createdAt) },
          country: { format: (user) => format.country(user.country) },
          plan: { format: (user) => t(`plan.${user.plan}`) },
        },
      }),
    [t, roleName, format],
  );
}
