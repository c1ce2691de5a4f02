import type { AdminSafetyAlert } from '@sakina/platform/contract';
import { alertDueAt } from '@sakina/platform/domain';
import { useMemo } from 'react';
import { QueueTable, usePlaceTime, useWait } from '../../shared/index.ts';
import type { QueueListProps, QueueRows } from '../../shared/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import type { AlertsView } from '../model/address.ts';
import { doneShapes, openShapes } from '../model/columns.ts';
import { useAlertText } from './use-alert-text.ts';

export interface AlertListProps extends QueueListProps {
  /** Which alerts are listed. */
  view: AlertsView;
  /** Alerts read so far, and how more are read. */
  list: QueueRows<AdminSafetyAlert>;
}

/** What no one has answered, the oldest first, or what was answered; without a word of what was said. */
export function AlertList({ view, ...rest }: AlertListProps) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  const { age, due, dueStatus } = useWait();
  const { owner, turn, responsible } = useAlertText();
  const columns = useMemo(
    () =>
      withTexts(view === 'open' ? openShapes : doneShapes, {
        header: (id) => t(`column.${id as 'who'}`),
        cells: {
          kind: { format: (row) => t(`kind.${row.kind}`) },
          age: { format: (row) => age(row.raisedAt) },
          due: { format: (row) => due(alertDueAt(row)), cell: (row) => dueStatus(alertDueAt(row)) },
          turn: { format: turn },
          responsible: { format: responsible },
          owner: { format: owner },
          raised: { format: (row) => moment(row.raisedAt) },
          by: { format: (row) => row.acknowledgement?.byName ?? '' },
          at: { format: (row) => (row.acknowledgement ? moment(row.acknowledgement.at) : '') },
        },
      }),
    [t, moment, age, due, dueStatus, owner, turn, responsible, view],
  );
  return (
    <QueueTable
      {...rest}
      caption={t(view)}
      columns={columns}
      rowLabel={({ client }) => client.displayName}
      empty={{ title: t(`${view}.empty.title`), body: t(`${view}.empty.body`) }}
    />
  );
}
