import { listModerationLog } from '@sakina/platform/contract';
import type { ModerationLogEntry } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { QueueTable, useCursorRows, usePlaceTime } from '../../shared/index.ts';
import type { QueueListProps } from '../../shared/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { logShapes } from '../model/columns.ts';
import { useCaseText } from './use-words.ts';

/** The case of a decision is its id. */
const toRow = (entry: ModerationLogEntry) => ({ ...entry, id: entry.caseId });

/** What was decided, by whom and why, the newest first. */
export function LogList(props: QueueListProps) {
  const t = useAdminModerationText();
  const moment = usePlaceTime();
  const { what } = useCaseText();
  const list = useCursorRows(listModerationLog, { query: { limit: 100 } }, { keepPrevious: true, toRow });
  const columns = useMemo(
    () =>
      withTexts(logShapes, {
        header: (id) => t(`column.${id as 'what'}`),
        cells: {
          what: { format: what },
          action: { format: (row) => t(`decided.${row.decision.action}`) },
          reason: { format: ({ decision: { reason } }) => (reason === null ? '' : t(`reason.${reason}`)) },
          at: { format: (row) => moment(row.decision.decidedAt) },
        },
      }),
    [t, moment, what],
  );
  return (
    <QueueTable
      {...props}
      list={list}
      caption={t('decided')}
      columns={columns}
      rowLabel={what}
      empty={{ title: t('decided.empty.title'), body: t('decided.empty.body') }}
    />
  );
}
