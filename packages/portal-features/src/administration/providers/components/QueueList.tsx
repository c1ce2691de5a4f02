import { EmptyState } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import type { CredentialCase } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import type { useCases } from '../api/use-cases.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { caseShapes } from '../model/columns.ts';
import { ListTable } from './ListTable.tsx';
import { useDayWords } from './use-words.ts';

export interface QueueListProps {
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  list: ReturnType<typeof useCases>;
  onOpen: (id: string) => void;
}

/** The credentials queue, those who have waited longest first. */
export function QueueList({ list, onOpen, ...rest }: QueueListProps) {
  const t = useAdminProvidersText();
  const shared = useSharedText();
  const format = useFormat();
  const { due } = useDayWords();
  const columns = useMemo(() => {
    const shown: Partial<Record<string, Partial<DataColumn<CredentialCase>>>> = {
      name: { cell: (row) => <bdi>{row.displayName}</bdi> },
      kind: { options: ['THERAPIST', 'IMAM', 'MENTOR'].map((id) => ({ id, label: shared(`kind.${id as 'IMAM'}`) })) },
      source: { options: (['PROVIDER', 'APPLICATION'] as const).map((id) => ({ id, label: t(`source.${id}`) })) },
      submittedAt: { format: (row) => format.shortDate(row.submittedAt) },
      due: { format: (row) => due(row.submittedAt) },
    };
    return caseShapes.map((shape) => ({ ...shape, ...shown[shape.id], header: t(`column.${shape.id as 'name'}`) }));
  }, [t, shared, format, due]);
  return (
    <ListTable
      {...rest}
      caption={t('queue')}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      rowLabel={({ displayName }) => displayName}
      onOpen={({ id }) => onOpen(id)}
      empty={<EmptyState title={t('queue.empty.title')}>{t('queue.empty.body')}</EmptyState>}
    />
  );
}
