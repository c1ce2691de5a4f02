import { Badge, Inline, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { Panel } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { roleAccess } from '../model/access.ts';
import type { RoleAccess } from '../model/access.ts';

const MAY = ['canAccessPatientRecords', 'canPrescribe', 'canViewFinancials'] as const;
const rows = roleAccess();

/** Who may do what: a table of the rules that guard the pages, role by role. */
export function AccessPanel() {
  const t = useAdminSettingsText();
  const roleName = useRoleName();
  const format = useFormat();
  const columns = useMemo(
    (): readonly TableColumn<RoleAccess>[] => [
      { id: 'role', header: t('access.column.role'), rowHeader: true, cell: ({ role }) => roleName(role) },
      { id: 'rank', header: t('access.column.rank'), align: 'end', cell: ({ rank }) => format.number(rank) },
      {
        id: 'opens',
        header: t('access.column.opens'),
        width: 'wide',
        cell: ({ opens }) => (
          <Inline>
            {opens.map((portal) => (
              <Badge key={portal}>{t(`portal.${portal}`)}</Badge>
            ))}
          </Inline>
        ),
      },
      { id: 'home', header: t('access.column.home'), cell: ({ home }) => t(`home.${home}`) },
      ...MAY.map((name) => ({
        id: name,
        header: t(`access.${name}`),
        cell: ({ may }: RoleAccess) => t(may[name] ? 'access.yes' : 'access.no'),
      })),
    ],
    [t, roleName, format],
  );
  return (
    <Panel title={t('access.title')} lead={t('access.lead')}>
      <Table caption={t('access.title')} columns={columns} rows={rows} rowKey={({ role }) => role} empty={null} />
    </Panel>
  );
}
