import { DataTable, EmptyState } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import { useMemo } from 'react';
import { ReadFailure, usePlaceTime, useWholeList } from '../../shared/index.ts';
import { useLog } from '../api/use-log.ts';
import type { LogRow } from '../api/use-log.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { logShapes } from '../model/columns.ts';
import { useCaseWords } from './use-words.ts';

export interface LogListProps {
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  onOpen: (id: string) => void;
}

/** What was decided, by whom and why, the newest first. */
export function LogList({ state, onStateChange, onOpen }: LogListProps) {
  const t = useAdminModerationText();
  const moment = usePlaceTime();
  const { what } = useCaseWords();
  const list = useLog();
  const { read, rows } = list;
  const whole = useWholeList(list, state.search);
  const columns = useMemo(() => {
    const shown: Partial<Record<string, Partial<DataColumn<LogRow>>>> = {
      what: { format: what },
      action: { format: (row) => t(`decided.${row.decision.action}`) },
      reason: { format: ({ decision: { reason } }) => (reason === null ? t('none') : t(`reason.${reason}`)) },
      by: { format: (row) => row.decision.decidedBy.displayName },
      at: { format: (row) => moment(row.decision.decidedAt) },
    };
    return logShapes.map((shape) => ({
      ...shape,
      ...shown[shape.id],
      header: t(`column.${shape.id as 'what'}`),
    }));
  }, [t, moment, what]);
  return (
    <ReadFailure read={read}>
      <DataTable
        caption={t('decided')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={what}
        state={state}
        onStateChange={onStateChange}
        {...whole}
        isLoading={read.isLoading}
        onRowAction={({ id }) => onOpen(id)}
        empty={<EmptyState title={t('decided.empty.title')}>{t('decided.empty.body')}</EmptyState>}
      />
    </ReadFailure>
  );
}
