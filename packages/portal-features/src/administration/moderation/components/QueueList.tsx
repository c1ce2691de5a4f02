import { DataTable, EmptyState, Status } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import { caseSource } from '@sakina/platform/contract';
import type { ModerationCase } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { ReadFailure, useWholeList } from '../../shared/index.ts';
import type { useCases } from '../api/use-cases.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { caseShapes } from '../model/columns.ts';
import { useCaseWords } from './use-words.ts';

export interface QueueListProps {
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  list: ReturnType<typeof useCases>;
  onOpen: (id: string) => void;
}

/** What waits for moderators, danger first, without a word of what was written. */
export function QueueList({ list, state, onStateChange, onOpen }: QueueListProps) {
  const t = useAdminModerationText();
  const { read, rows } = list;
  const whole = useWholeList(list, state.search);
  const words = useCaseWords();
  const columns = useMemo(() => {
    const { what, age, due, isLate, reasons } = words;
    const shown: Partial<Record<string, Partial<DataColumn<ModerationCase>>>> = {
      what: { format: what },
      priority: {
        format: (row) => t(`priority.${row.priority}`),
        cell: (row) => (
          <Status size="small" tone={row.priority === 'URGENT' ? 'danger' : 'neutral'}>
            {t(`priority.${row.priority}`)}
          </Status>
        ),
      },
      source: {
        format: (row) => t(`source.${row.source}`),
        options: caseSource.options.map((id) => ({ id, label: t(`source.${id}`) })),
      },
      reasons: { format: (row) => reasons(row) || t('none') },
      age: { format: (row) => age(row) },
      due: {
        format: due,
        cell: (row) => (
          <Status size="small" tone={isLate(row) ? 'danger' : 'waiting'}>
            {due(row)}
          </Status>
        ),
      },
      owner: { format: (row) => row.owner?.displayName ?? t('owner.noOne') },
    };
    return caseShapes.map((shape) => ({
      ...shape,
      ...shown[shape.id],
      header: t(`column.${shape.id as 'what'}`),
    }));
  }, [t, words]);
  return (
    <ReadFailure read={read}>
      <DataTable
        caption={t('queue')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={words.what}
        state={state}
        onStateChange={onStateChange}
        {...whole}
        isLoading={read.isLoading}
        onRowAction={({ id }) => onOpen(id)}
        empty={<EmptyState title={t('queue.empty.title')}>{t('queue.empty.body')}</EmptyState>}
      />
    </ReadFailure>
  );
}
