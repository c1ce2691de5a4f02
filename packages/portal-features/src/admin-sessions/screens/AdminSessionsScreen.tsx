import { Container, PageHeader, theme } from '@sakina/design-system';
import { useClock, useFormat } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ReadView, useDebounced } from '../../shared/index.ts';
import { useAdminSessions } from '../api/use-admin-sessions.ts';
import { DetailsPanel } from '../components/DetailsPanel.tsx';
import { SessionFilters } from '../components/SessionFilters.tsx';
import { SessionsTable } from '../components/SessionsTable.tsx';
import { useSearchShortcut } from '../components/use-search-shortcut.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { DEFAULT_QUERY, isFiltered } from '../model/query.ts';
import type { AdminSessionsQuery } from '../model/query.ts';

export interface AdminSessionsScreenProps {
  /** Filters, sorting and page, from the address. */
  query: AdminSessionsQuery;
  /** Called when one of them changes; the app writes it to the address. */
  onQueryChange: (next: AdminSessionsQuery) => void;
  /** The session whose details are open, or null. */
  selectedId: string | null;
  /** Called when details are opened, or closed with null. */
  onSelect: (id: string | null) => void;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  min-inline-size: 0;
`;

/** All sessions of the platform: find one, compare many, open the details (ROUTE-26). */
export function AdminSessionsScreen({ query, onQueryChange, selectedId, onSelect }: AdminSessionsScreenProps) {
  const t = useAdminSessionsText();
  const format = useFormat();
  const clock = useClock();
  const screen = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  // A search may be for a name, so it lives here and not in the address (SEC-8).
  const [search, setSearch] = useState('');
  const words = useDebounced(search).trim();
  const read = useAdminSessions(query, words);
  useSearchShortcut(screen, searchField);

  function searchFor(next: string) {
    setSearch(next);
    if (query.page !== 1) onQueryChange({ ...query, page: 1 });
  }
  function clear() {
    setSearch('');
    onQueryChange({ ...DEFAULT_QUERY, sort: query.sort, direction: query.direction });
    searchField.current?.focus();
  }

  const table = (page: typeof read.data) => (
    <SessionsTable
      page={page}
      isLoading={read.isLoading || read.isRefreshing}
      query={query}
      onQueryChange={onQueryChange}
      isNarrowed={isFiltered(query) || words !== ''}
      onClear={clear}
      onSelect={onSelect}
    />
  );
  return (
    <Container width="wide" pad="page">
      <Root ref={screen}>
        <PageHeader
          title={t('title')}
          lead={t('lead', { zone: format.zone(format.timeZone, new Date(clock.now()).toISOString()) })}
        />
        <SessionFilters
          query={query}
          onQueryChange={onQueryChange}
          search={search}
          onSearchChange={searchFor}
          searchRef={searchField}
          onClear={clear}
        />
        <ReadView read={read} loading={table(undefined)}>
          {table}
        </ReadView>
      </Root>
      <DetailsPanel selectedId={selectedId} onClose={() => onSelect(null)} />
    </Container>
  );
}
