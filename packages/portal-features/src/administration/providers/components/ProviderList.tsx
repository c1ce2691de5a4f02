import { EmptyState, Status } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import type { AdminProvider } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useDebounced, useSharedText } from '../../../shared/index.ts';
import { useAdminText } from '../../shared/index.ts';
import { useProviders } from '../api/use-providers.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { providerShapes } from '../model/columns.ts';
import { providersQuestion } from '../model/question.ts';
import { ListTable } from './ListTable.tsx';

export interface ProviderListProps {
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  onOpen: (id: string) => void;
}

const TONES = { VERIFIED: 'success', PENDING: 'waiting', LAPSED: 'warning' } as const;

/** Everyone who offers sessions, verified or not. */
export function ProviderList({ state, onOpen, ...rest }: ProviderListProps) {
  const t = useAdminProvidersText();
  const admin = useAdminText();
  const shared = useSharedText();
  const format = useFormat();
  const list = useProviders(providersQuestion(state, useDebounced(state.search).trim()));
  const columns = useMemo(() => {
    const shown: Partial<Record<string, Partial<DataColumn<AdminProvider>>>> = {
      name: { cell: (row) => <bdi>{row.displayName}</bdi> },
      kind: { options: ['THERAPIST', 'IMAM', 'MENTOR'].map((id) => ({ id, label: shared(`kind.${id as 'IMAM'}`) })) },
      verification: {
        options: (['VERIFIED', 'PENDING', 'LAPSED'] as const).map((id) => ({ id, label: admin(`verification.${id}`) })),
        cell: (row) => (
          <Status size="small" tone={TONES[row.verification]}>
            {admin(`verification.${row.verification}`)}
          </Status>
        ),
      },
      listing: { options: (['LISTED', 'SUSPENDED'] as const).map((id) => ({ id, label: t(`listing.${id}`) })) },
      country: { format: (row) => format.country(row.country) },
    };
    return providerShapes.map((shape) => ({ ...shape, ...shown[shape.id], header: t(`column.${shape.id as 'name'}`) }));
  }, [t, admin, shared, format]);
  return (
    <ListTable
      {...rest}
      state={state}
      caption={t('providers')}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      rowLabel={({ displayName }) => displayName}
      onOpen={({ id }) => onOpen(id)}
      empty={<EmptyState title={t('providers.empty.title')}>{t('providers.empty.body')}</EmptyState>}
    />
  );
}
