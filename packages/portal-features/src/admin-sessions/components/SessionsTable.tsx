import { Button, EmptyState, Pagination, Stack, Table, theme } from '@sakina/design-system';
import { adminSessionSort } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { PAGE_SIZE } from '../api/use-admin-sessions.ts';
import type { SessionsPage } from '../api/use-admin-sessions.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import type { AdminSessionsQuery } from '../model/query.ts';
import { useSessionColumns } from './use-session-columns.tsx';

export interface SessionsTableProps {
  /** Undefined until the first page has come. */
  page: SessionsPage | undefined;
  /** Whether newer rows are on their way. */
  isLoading: boolean;
  query: AdminSessionsQuery;
  onQueryChange: (next: AdminSessionsQuery) => void;
  /** Whether search or filters narrow the list. */
  isNarrowed: boolean;
  /** Takes search and filters away. */
  onClear: () => void;
  /** Opens the details of a session. */
  onSelect: (id: string) => void;
}

const Found = styled.p.attrs({ role: 'status' })`
  min-block-size: 1.5rem;
  font-family: ${theme.font.data};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** The sessions of one page with what is needed to find one: their number, their order, their pages. */
export function SessionsTable({
  page,
  isLoading,
  query,
  onQueryChange,
  isNarrowed,
  onClear,
  onSelect,
}: SessionsTableProps) {
  const t = useAdminSessionsText();
  const format = useFormat();
  const columns = useSessionColumns();
  const total = page?.total ?? 0;
  const from = (query.page - 1) * PAGE_SIZE + 1;
  const period = t(`period.${query.period}`).toLocaleLowerCase(format.locale);
  return (
    <Stack gap="x2">
      <Found>{page && t('found', { count: total, period })}</Found>
      <Table
        caption={t('caption', { period })}
        columns={columns}
        rows={page?.items ?? []}
        rowKey={({ id }) => id}
        rowLabel={({ client, startsAt }) =>
          t('row.label', { client: client.displayName, day: format.shortDate(startsAt), time: format.time(startsAt) })
        }
        sort={{ column: query.sort, direction: query.direction === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={({ column, direction }) => {
          const sort = adminSessionSort.options.find((option) => option === column) ?? query.sort;
          onQueryChange({ ...query, sort, direction: direction === 'ascending' ? 'asc' : 'desc', page: 1 });
        }}
        onRowAction={({ id }) => onSelect(id)}
        isLoading={isLoading}
        empty={
          <NoSessions
            total={total}
            isNarrowed={isNarrowed}
            onClear={onClear}
            onQueryChange={(changes) => onQueryChange({ ...query, ...changes })}
          />
        }
      />
      {page && page.items.length > 0 && (
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          onPageChange={(next) => onQueryChange({ ...query, page: next })}
          summary={t('page.summary', { from, to: from + page.items.length - 1, total })}
        />
      )}
    </Stack>
  );
}

interface NoSessionsProps {
  total: number;
  isNarrowed: boolean;
  onClear: () => void;
  onQueryChange: (changes: Partial<AdminSessionsQuery>) => void;
}

/** Why there are no rows, and the way to some. */
function NoSessions({ total, isNarrowed, onClear, onQueryChange }: NoSessionsProps) {
  const t = useAdminSessionsText();
  if (total > 0) {
    return (
      <EmptyState
        title={t('empty.page.title')}
        illustration={null}
        action={<Button onPress={() => onQueryChange({ page: 1 })}>{t('empty.page.action')}</Button>}
      >
        {t('empty.page.body')}
      </EmptyState>
    );
  }
  if (isNarrowed) {
    return (
      <EmptyState
        title={t('empty.title')}
        illustration="lantern"
        action={<Button onPress={onClear}>{t('filters.clear')}</Button>}
      >
        {t('empty.body')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('empty.none.title')}
      action={
        <Button variant="secondary" onPress={() => onQueryChange({ period: 'all', page: 1 })}>
          {t('empty.none.action')}
        </Button>
      }
    >
      {t('empty.none.body')}
    </EmptyState>
  );
}
