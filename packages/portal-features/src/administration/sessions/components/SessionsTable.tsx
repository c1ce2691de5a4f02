import { Button, DataTable, EmptyState, Stack } from '@sakina/design-system';
import type { DataTableState, RowSelection } from '@sakina/design-system';
import type { AdminSession } from '@sakina/platform/contract';
import { useClock, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { usePlaceTime, useTableViews, ViewSharing } from '../../shared/index.ts';
import type { AddressedTable, QueueRows } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { scopeOfView, scopeQueryOf, sessionViews, USUAL_PERIOD } from '../model/address.ts';
import type { SessionsScope } from '../model/address.ts';
import { useSessionColumns } from './use-session-columns.tsx';

const CancelChosen = lazyPanel(() => import('./CancelChosen.tsx').then((m) => m.CancelChosen));

export interface SessionsTableProps {
  /** State of the table, and what the server is asked for. */
  table: AddressedTable;
  /** Which sessions are shown. */
  scope: SessionsScope;
  /** Called when other sessions are to be shown. */
  onScopeChange: (scope: SessionsScope) => void;
  /** Called when a saved view is chosen: what it sets beside the table, and the table. */
  onViewChange: (scope: SessionsScope, table: DataTableState) => void;
  sessions: QueueRows<AdminSession>;
  /** Opens the details of a session. */
  onOpen: (id: string) => void;
}

const rowKey = ({ id }: AdminSession) => id;

/** The table of sessions with its views, and cancelling several at once. */
export function SessionsTable({ table, scope, onScopeChange, onViewChange, sessions, onOpen }: SessionsTableProps) {
  const t = useAdminSessionsText();
  const format = useFormat();
  const clock = useClock();
  const moment = usePlaceTime();
  const columns = useSessionColumns();
  const { state, change, deselect } = table;
  const views = useTableViews(sessionViews, state, scopeQueryOf(scope));
  const [chosen, setChosen] = useState<readonly AdminSession['id'][] | null>(null);
  const { read, rows, server } = sessions;

  function changeTable(next: DataTableState) {
    const view = next.view === state.view ? undefined : views.find(next.view);
    // A view sets its period and its given view too: in one step, as the address is one.
    if (view) onViewChange(scopeOfView(view), next);
    else change(next);
  }
  function choose({ mode, keys }: RowSelection) {
    // All but some are all that match: they are loaded, or a piece alone is more than can be cancelled at once.
    setChosen(mode === 'only' ? ([...keys] as AdminSession['id'][]) : rows.map(rowKey).filter((id) => !keys.has(id)));
  }
  return (
    <Stack gap="x1">
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={({ client, startsAt }) => t('row.label', { client: client.displayName, when: moment(startsAt) })}
        state={state}
        onStateChange={changeTable}
        empty={<NoSessions scope={scope} onScopeChange={onScopeChange} />}
        server={server}
        isLoading={read.isLoading}
        onRowAction={({ id }) => onOpen(id)}
        isSelectable
        bulkActions={[{ id: 'cancel', label: t('cancel.chosen'), isDanger: true, onAction: choose }]}
        views={views.views}
        today={format.dateIn(new Date(clock.now()).toISOString())}
      />
      <ViewSharing views={views} />
      {chosen && (
        <CancelChosen
          ids={chosen}
          onClose={(isChanged) => {
            setChosen(null);
            if (isChanged) deselect();
          }}
        />
      )}
    </Stack>
  );
}

type NoSessionsProps = Pick<SessionsTableProps, 'scope' | 'onScopeChange'>;

/** Why there are no rows, and the way to some. */
function NoSessions({ scope, onScopeChange }: NoSessionsProps) {
  const t = useAdminSessionsText();
  if (scope.show !== null || scope.period !== USUAL_PERIOD) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <Button onPress={() => onScopeChange({ show: null, period: USUAL_PERIOD })}>{t('empty.action')}</Button>
        }
      >
        {t('empty.body')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('empty.none.title')}
      action={
        <Button variant="secondary" onPress={() => onScopeChange({ show: null, period: 'all' })}>
          {t('empty.none.action')}
        </Button>
      }
    >
      {t('empty.none.body')}
    </EmptyState>
  );
}
