import { DataTable, EmptyState, Status } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { listAdminProviders } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { ReadFailure, useAdminText, useCursorRows } from '../../shared/index.ts';
import type { QueueListProps } from '../../shared/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { providerShapes } from '../model/columns.ts';
import { providersQuestion } from '../model/question.ts';

const TONES = { VERIFIED: 'success', PENDING: 'waiting', LAPSED: 'warning' } as const;

export interface ProviderListProps extends QueueListProps {
  /** The words searched for, once typing has paused. */
  words: string;
}

/** Everyone who offers sessions, verified or not; the server finds and orders them. */
export function ProviderList({ state, words, onStateChange, onOpen }: ProviderListProps) {
  const t = useAdminProvidersText();
  const admin = useAdminText();
  const shared = useSharedText();
  const format = useFormat();
  const { read, rows, server } = useCursorRows(
    listAdminProviders,
    { query: { ...providersQuestion(state, words), limit: 100 } },
    { keepPrevious: true },
  );
  const columns = useMemo(
    () =>
      withTexts(providerShapes, {
        header: (id) => t(`column.${id as 'name'}`),
        options: {
          kind: (id) => shared(`kind.${id as 'IMAM'}`),
          verification: (id) => admin(`verification.${id as 'VERIFIED'}`),
          listing: (id) => t(`listing.${id as 'LISTED'}`),
        },
        cells: {
          name: { cell: (row) => <bdi>{row.displayName}</bdi> },
          verification: {
            cell: (row) => (
              <Status size="small" tone={TONES[row.verification]}>
                {admin(`verification.${row.verification}`)}
              </Status>
            ),
          },
          country: { format: (row) => format.country(row.country) },
        },
      }),
    [t, admin, shared, format],
  );
  return (
    <ReadFailure read={read}>
      <DataTable
        caption={t('providers')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ displayName }) => displayName}
        state={state}
        onStateChange={onStateChange}
        server={server}
        isLoading={read.isLoading}
        onRowAction={({ id }) => onOpen(id)}
        empty={<EmptyState title={t('providers.empty.title')}>{t('providers.empty.body')}</EmptyState>}
      />
    </ReadFailure>
  );
}
