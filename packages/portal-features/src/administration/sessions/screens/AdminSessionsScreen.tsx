import { below, Container, PageHeader, Stack, useMediaQuery } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { listAdminSessions, MOST_CANCELLED } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useRef } from 'react';
import { addressed, BesideSheet, ReadFailure, useCursorRows, useSearchKey, useTableState } from '../../shared/index.ts';
import { ScopeFields } from '../components/ScopeFields.tsx';
import { SessionSheet } from '../components/SessionSheet.tsx';
import { SessionsTable } from '../components/SessionsTable.tsx';
import { useAdminSessionsText } from '../messages/index.ts';
import type { SessionsAddress, SessionsScope } from '../model/address.ts';
import { daysOf, questionOf } from '../model/question.ts';

/**
 * Rows a piece; on phones each is a card. A piece has more than can be cancelled at once, so that a selection of all is
 * either loaded whole or too large.
 */
const PIECE = 100;
const PIECE_OF_CARDS = MOST_CANCELLED + 10;

export interface AdminSessionsScreenProps {
  /** Given view, period, filters, order and columns, and whose details are open, from the address. */
  address: SessionsAddress;
  /** Called when one of them changes; the app writes it to the address. */
  onAddressChange: (next: SessionsAddress) => void;
}

/** All sessions of the platform: find one, compare many, open the details, cancel several at once (ROUTE-26). */
export function AdminSessionsScreen({ address, onAddressChange }: AdminSessionsScreenProps) {
  const t = useAdminSessionsText();
  const format = useFormat();
  const screen = useRef<HTMLDivElement>(null);
  const asOf = new Date(useNow(60_000)).toISOString();
  const today = format.dateIn(asOf);
  const table = useTableState(address.table, (next) => onAddressChange({ ...address, table: next }));
  const pageSize = useMediaQuery(below.sm) ? PIECE_OF_CARDS : PIECE;
  const sessions = useCursorRows(
    listAdminSessions,
    { query: { ...questionOf(address, table.words, today, format.timeZone), pageSize } },
    { keepPrevious: true },
  );
  useSearchKey(screen);

  function changeScope(changes: Partial<SessionsScope>) {
    const { startsAt: _days, ...others } = address.table.filters;
    // A period takes the place of days chosen in the filters.
    const filters = changes.period === undefined ? address.table.filters : others;
    table.deselect();
    onAddressChange({ ...address, ...changes, table: { ...address.table, filters } });
  }
  function changeView(scope: SessionsScope, next: DataTableState) {
    table.deselect();
    onAddressChange({ ...address, ...scope, table: addressed(next) });
  }
  const open = (sessionId: string | null) => onAddressChange({ ...address, sessionId });
  return (
    <Container width="wide" pad="page">
      <div ref={screen}>
        <Stack gap="x3">
          <PageHeader title={t('title')} />
          <ScopeFields scope={address} hasDays={daysOf(address.table) !== null} onScopeChange={changeScope} />
          <BesideSheet
            sheet={address.sessionId !== null && <SessionSheet id={address.sessionId} onClose={() => open(null)} />}
          >
            <ReadFailure read={sessions.read}>
              <SessionsTable
                table={table}
                scope={address}
                onScopeChange={changeScope}
                onViewChange={changeView}
                sessions={sessions}
                onOpen={open}
              />
            </ReadFailure>
          </BesideSheet>
        </Stack>
      </div>
    </Container>
  );
}
