import { EmptyState, LoadingRegion, Skeleton, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { AdminOrganization, ResponseOf, listOrganizations } from '@sakina/platform/contract';
import { isWithinLimit, planOf } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useMemo } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { Panel } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';

const isOver = ({ plan, userCount }: AdminOrganization) => !isWithinLimit(userCount, planOf(plan).limits.users);

/** The organisations with more people than their plan is for, by name. */
export function OverLimit({ read }: { read: Read<ResponseOf<typeof listOrganizations>> }) {
  const t = useAdminSettingsText();
  const format = useFormat();
  const columns = useMemo(
    (): readonly TableColumn<AdminOrganization>[] => [
      { id: 'name', header: t('over.column.name'), rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
      { id: 'plan', header: t('over.column.plan'), cell: ({ plan }) => t(`plan.${plan}`) },
      {
        id: 'people',
        header: t('over.column.people'),
        align: 'end',
        cell: ({ plan, userCount }) =>
          t('over.of', { people: format.number(userCount), limit: format.number(planOf(plan).limits.users) }),
      },
    ],
    [t, format],
  );
  return (
    <Panel title={t('over.title')} lead={t('over.lead')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('over.loading')}>
            <Skeleton lines={4} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => !items.some(isOver)}
        empty={
          <EmptyState title={t('over.empty.title')} headingLevel={3} illustration={null}>
            {t('over.empty.body')}
          </EmptyState>
        }
      >
        {({ items }) => (
          <Table
            caption={t('over.title')}
            columns={columns}
            rows={items.filter(isOver)}
            rowKey={({ id }) => id}
            empty={null}
          />
        )}
      </ReadView>
    </Panel>
  );
}
