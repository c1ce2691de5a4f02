import { DataTable, EmptyState } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import { ReadFailure, usePlaceTime } from '../../shared/admin/index.ts';
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
  const { read, rows, server } = useLog();
  const shown: Partial<Record<string, Partial<DataColumn<LogRow>>>> = {
    what: { cell: (row) => <bdi>{what(row)}</bdi> },
    action: { format: (row) => t(`decided.${row.decision.action}`) },
    reason: { format: ({ decision: { reason } }) => (reason === null ? t('none') : t(`reason.${reason}`)) },
    by: { cell: (row) => <bdi>{row.decision.decidedBy.displayName}</bdi> },
    at: { format: (row) => moment(row.decision.decidedAt) },
  };
  const columns = logShapes.map((shape) => ({
    ...shape,
    ...shown[shape.id],
    header: t(`column.${shape.id as 'what'}`),
  }));
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
        server={server}
        isLoading={read.isLoading}
        onRowAction={({ id }) => onOpen(id)}
        empty={<EmptyState title={t('decided.empty.title')}>{t('decided.empty.body')}</EmptyState>}
      />
    </ReadFailure>
  );
}
