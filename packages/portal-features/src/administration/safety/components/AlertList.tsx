import { DataTable, EmptyState, Status } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import type { AdminSafetyAlert } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { ReadFailure, usePlaceTime, useWholeList } from '../../shared/index.ts';
import type { useAlerts } from '../api/use-alerts.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import type { AlertsView } from '../model/address.ts';
import { doneShapes, openShapes } from '../model/columns.ts';
import { useAlertWords } from './use-alert-words.ts';

export interface AlertListProps {
  view: AlertsView;
  list: ReturnType<typeof useAlerts>;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  onOpen: (id: string) => void;
}

/** What no one has answered, the oldest first, or what was answered; without a word of what was said. */
export function AlertList({ view, list, state, onStateChange, onOpen }: AlertListProps) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  const words = useAlertWords();
  const { read, rows } = list;
  const whole = useWholeList(list, state.search);
  const columns = useMemo(() => {
    const { age, due, isLate, owner, turn, responsible } = words;
    const shown: Partial<Record<string, Partial<DataColumn<AdminSafetyAlert>>>> = {
      who: { format: (row) => row.client.displayName },
      kind: { format: (row) => t(`kind.${row.kind}`) },
      age: { format: age },
      due: {
        format: due,
        cell: (row) => (
          <Status size="small" tone={isLate(row) ? 'danger' : 'waiting'}>
            {due(row)}
          </Status>
        ),
      },
      turn: { format: turn },
      responsible: { format: responsible },
      owner: { format: owner },
      raised: { format: (row) => moment(row.raisedAt) },
      by: { format: (row) => row.acknowledgement?.byName ?? t('none') },
      at: { format: (row) => (row.acknowledgement ? moment(row.acknowledgement.at) : t('none')) },
    };
    return (view === 'open' ? openShapes : doneShapes).map((shape) => ({
      ...shape,
      ...shown[shape.id],
      header: t(`column.${shape.id as 'who'}`),
    }));
  }, [t, moment, words, view]);
  return (
    <ReadFailure read={read}>
      <DataTable
        caption={t(view)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ client }) => client.displayName}
        state={state}
        onStateChange={onStateChange}
        {...whole}
        isLoading={read.isLoading}
        onRowAction={({ id }) => onOpen(id)}
        empty={<EmptyState title={t(`${view}.empty.title`)}>{t(`${view}.empty.body`)}</EmptyState>}
      />
    </ReadFailure>
  );
}
