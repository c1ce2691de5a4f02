import { EmptyState, Status } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import type { ExpiringCredential } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { useExpiring } from '../api/use-expiring.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { expiryShapes } from '../model/columns.ts';
import { ListTable } from './ListTable.tsx';
import { useDayWords } from './use-words.ts';

export interface ExpiryListProps {
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  onOpen: (providerId: string) => void;
}

/** Credentials that have lapsed or lapse within 90 days, those that ended first at the top. */
export function ExpiryList({ onOpen, ...rest }: ExpiryListProps) {
  const t = useAdminProvidersText();
  const shared = useSharedText();
  const { ends } = useDayWords();
  const list = useExpiring();
  const columns = useMemo(() => {
    const shown: Partial<Record<string, Partial<DataColumn<ExpiringCredential>>>> = {
      name: { cell: (row) => <bdi>{row.provider.displayName}</bdi> },
      kind: { options: ['THERAPIST', 'IMAM', 'MENTOR'].map((id) => ({ id, label: shared(`kind.${id as 'IMAM'}`) })) },
      ends: {
        format: (row) => ends(row.expiresOn),
        cell: (row) => (
          <Status size="small" tone={row.state === 'LAPSED' ? 'danger' : 'warning'}>
            {ends(row.expiresOn)}
          </Status>
        ),
      },
    };
    return expiryShapes.map((shape) => ({ ...shape, ...shown[shape.id], header: t(`column.${shape.id as 'name'}`) }));
  }, [t, shared, ends]);
  return (
    <ListTable
      {...rest}
      caption={t('expiring')}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      rowLabel={({ provider }) => provider.displayName}
      onOpen={({ provider }) => onOpen(provider.id)}
      empty={<EmptyState title={t('expiring.empty.title')}>{t('expiring.empty.body')}</EmptyState>}
    />
  );
}
