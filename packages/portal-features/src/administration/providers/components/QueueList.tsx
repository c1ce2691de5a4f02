import type { CredentialCase } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { QueueTable, useWait } from '../../shared/index.ts';
import type { QueueListProps, QueueRows } from '../../shared/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { decisionDueAt } from '../model/checks.ts';
import { caseShapes } from '../model/columns.ts';

export interface CaseListProps extends QueueListProps {
  /** Cases read so far, and how more are read. */
  list: QueueRows<CredentialCase>;
}

/** The credentials queue, those who have waited longest first. */
export function QueueList(props: CaseListProps) {
  const t = useAdminProvidersText();
  const shared = useSharedText();
  const format = useFormat();
  const { due, dueStatus } = useWait();
  const columns = useMemo(
    () =>
      withTexts(caseShapes, {
        header: (id) => t(`column.${id as 'name'}`),
        options: {
          kind: (id) => shared(`kind.${id as 'IMAM'}`),
          source: (id) => t(`source.${id as 'PROVIDER'}`),
        },
        cells: {
          name: { cell: (row) => <bdi>{row.displayName}</bdi> },
          submittedAt: { format: (row) => format.shortDate(row.submittedAt) },
          due: { format: (row) => due(decisionDueAt(row)), cell: (row) => dueStatus(decisionDueAt(row)) },
        },
      }),
    [t, shared, format, due, dueStatus],
  );
  return (
    <QueueTable
      {...props}
      caption={t('queue')}
      columns={columns}
      rowLabel={({ displayName }) => displayName}
      empty={{ title: t('queue.empty.title'), body: t('queue.empty.body') }}
    />
  );
}
