import { Status } from '@sakina/design-system';
import type { ModerationCase } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { QueueTable, useWait } from '../../shared/index.ts';
import type { QueueListProps, QueueRows } from '../../shared/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { caseShapes } from '../model/columns.ts';
import { dueAt } from '../model/rules.ts';
import { useCaseText } from './use-words.ts';

export interface CaseListProps extends QueueListProps {
  /** Cases read so far, and how more are read. */
  list: QueueRows<ModerationCase>;
}

/** What waits for moderators, danger first, without a word of what was written. */
export function QueueList(props: CaseListProps) {
  const t = useAdminModerationText();
  const { what, reasons } = useCaseText();
  const { age, due, dueStatus } = useWait();
  const columns = useMemo(
    () =>
      withTexts(caseShapes, {
        header: (id) => t(`column.${id as 'what'}`),
        options: { source: (id) => t(`source.${id as 'REPORT'}`) },
        cells: {
          what: { format: what },
          priority: {
            format: (row) => t(`priority.${row.priority}`),
            cell: (row) => (
              <Status size="small" tone={row.priority === 'URGENT' ? 'danger' : 'neutral'}>
                {t(`priority.${row.priority}`)}
              </Status>
            ),
          },
          reasons: { format: reasons },
          age: { format: (row) => age(row.openedAt) },
          due: { format: (row) => due(dueAt(row)), cell: (row) => dueStatus(dueAt(row)) },
          owner: { format: (row) => row.owner?.displayName ?? t('owner.noOne') },
        },
      }),
    [t, what, reasons, age, due, dueStatus],
  );
  return (
    <QueueTable
      {...props}
      caption={t('queue')}
      columns={columns}
      rowLabel={what}
      empty={{ title: t('queue.empty.title'), body: t('queue.empty.body') }}
    />
  );
}
