import { DataTable, Stack } from '@sakina/design-system';
import type { RowSelection } from '@sakina/design-system';
import type { AdminUser } from '@sakina/platform/contract';
import { useClock, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { useTableViews, ViewSharing } from '../../shared/index.ts';
import type { AddressedTable, QueueRows } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { filtersOf } from '../model/question.ts';
import type { UsersQuestion } from '../model/question.ts';
import { userViews } from '../model/view-shape.ts';
import type { BulkRequest } from './BulkDialog.tsx';
import { useUserColumns } from './use-user-columns.tsx';

const BulkDialog = lazyPanel(() => import('./BulkDialog.tsx').then((m) => m.BulkDialog));
const ExportDialog = lazyPanel(() => import('./ExportDialog.tsx').then((m) => m.ExportDialog));

export interface UsersTableProps {
  /** State of the table, and what the server is asked for. */
  table: AddressedTable;
  users: QueueRows<AdminUser>;
  /** Filters and order that the server was asked for. */
  question: UsersQuestion;
  /** Called with the id of what is opened. */
  onOpen: (id: string) => void;
  /** What is shown where there are no rows. */
  empty: ReactNode;
}

const rowKey = ({ id }: AdminUser) => id;
const rowLabel = ({ displayName }: AdminUser) => displayName;

/** The table of people with its views, its actions on many and its export. */
export function UsersTable({ table: { state, change, deselect }, users, question, onOpen, empty }: UsersTableProps) {
  const t = useAdminUsersText();
  const format = useFormat();
  const clock = useClock();
  const columns = useUserColumns();
  const views = useTableViews(userViews, state);
  const [bulk, setBulk] = useState<BulkRequest | null>(null);
  const [isExporting, setExporting] = useState(false);
  const { read, rows, server } = users;
  const total = server.total ?? 0;

  function choose(action: BulkRequest['action'], { mode, keys }: RowSelection) {
    const ids = [...keys] as AdminUser['id'][];
    setBulk({
      action,
      selection:
        mode === 'only'
          ? { kind: 'CHOSEN', ids }
          : { kind: 'ALL_MATCHING', filters: filtersOf(question), expected: total, except: ids },
    });
  }
  return (
    <Stack gap="x1">
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowLabel}
        state={state}
        onStateChange={change}
        empty={empty}
        server={{ ...server, onExport: () => setExporting(true) }}
        isLoading={read.isLoading}
        onRowAction={({ id }) => onOpen(id)}
        isSelectable
        bulkActions={[
          { id: 'suspend', label: t('suspend'), isDanger: true, onAction: (chosen) => choose('SUSPEND', chosen) },
          { id: 'reactivate', label: t('reactivate'), onAction: (chosen) => choose('REACTIVATE', chosen) },
        ]}
        views={views.views}
        today={format.dateIn(new Date(clock.now()).toISOString())}
      />
      <ViewSharing views={views} />
      {bulk && (
        <BulkDialog
          key={bulk.action}
          request={bulk}
          onUndo={setBulk}
          onClose={(isChanged) => {
            setBulk(null);
            if (isChanged) deselect();
          }}
        />
      )}
      {isExporting && <ExportDialog question={question} total={total} onClose={() => setExporting(false)} />}
    </Stack>
  );
}
