import {
  Button,
  EmptyState,
  largeText,
  LoadingRegion,
  SearchField,
  Select,
  Skeleton,
  Stack,
  Text,
  theme,
} from '@sakina/design-system';
import { searchLength } from '@sakina/platform/contract';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { ReadView, useDebounced } from '../../../shared/index.ts';
import { useClientList } from '../api/clients.ts';
import { useClientsText } from '../messages/index.ts';
import { DEFAULT_QUERY, SORTS, STATUS_FILTERS } from '../model/query.ts';
import type { ClientsQuery } from '../model/query.ts';
import { ClientPiece, MoreClients } from './ClientPiece.tsx';
import { ClientRow } from './ClientRow.tsx';
import { useStable } from './use-stable.ts';
import { useToday } from './use-today.ts';

export interface ClientListProps {
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** The client whose record is shown. */
  openId: string | undefined;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
  /** Opens the invitations. */
  onInvite: () => void;
}

const List = styled.ul.attrs({ role: 'list' })``;
const Filters = styled.div`
  display: grid;
  /* The names of an order are longer than those of a status. */
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  gap: ${theme.space.x1};
  @media ${largeText} { grid-template-columns: minmax(0, 1fr); }
`;

/** Cursors of the pieces read after the first, for one search. */
interface Later {
  of: string;
  cursors: readonly string[];
}

/**
 * The provider's clients: search, filter, order. The words searched for may be a name, so they stay in here (SEC-8).
 */
export function ClientList({ query, openId, onSelect, onInvite }: ClientListProps) {
  const t = useClientsText();
  const today = useToday();
  const [search, setSearch] = useState('');
  const words = useDebounced(search).trim();
  const list = useRef<HTMLUListElement>(null);
  const { status, sort } = query;
  const read = useClientList({ status, sort, words });
  const key = `${status} ${sort} ${words}`;
  const [later, setLater] = useState<Later>({ of: key, cursors: [] });
  const cursors = later.of === key ? later.cursors : [];
  const more = (after: string) => setLater({ of: key, cursors: [...cursors, after] });
  const rowQuery = useMemo(() => ({ ...DEFAULT_QUERY, status, sort }), [status, sort]);
  const select = useStable(onSelect);
  const isNarrowed = words !== '' || status !== 'all';
  const change = (changes: Partial<ClientsQuery>) => onSelect({ ...query, ...changes });

  function clear() {
    setSearch('');
    if (status !== 'all') change({ status: 'all' });
  }

  return (
    <Stack gap="x2">
      <SearchField
        label={t('search.label')}
        isLabelHidden
        placeholder={t('search.placeholder')}
        value={search}
        onChange={setSearch}
        onSubmit={() => list.current?.querySelector<HTMLElement>('[data-opens]')?.focus()}
        maxLength={searchLength.max}
      />
      <Filters>
        <Select
          label={t('filter.status')}
          hasOptionalMark={false}
          options={STATUS_FILTERS.map((id) => ({ id, label: t(`filter.status.${id}`) }))}
          value={status}
          onChange={(id) => change({ status: STATUS_FILTERS.find((option) => option === id) ?? 'all' })}
        />
        <Select
          label={t('filter.sort')}
          hasOptionalMark={false}
          options={SORTS.map((id) => ({ id, label: t(`filter.sort.${id}`) }))}
          value={sort}
          onChange={(id) => change({ sort: SORTS.find((option) => option === id) ?? 'owed' })}
        />
      </Filters>
      <Text as="p" size="sm" tone="muted" role="status">
        {read.data && t('found', { count: read.data.total ?? read.data.items.length })}
      </Text>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('loading')}>
            <Stack gap="x2">
              <Skeleton lines={3} />
              <Skeleton lines={3} />
              <Skeleton lines={3} />
            </Stack>
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('noMatch.title')}
              illustration={null}
              action={
                <Button variant="secondary" onPress={clear}>
                  {t('noMatch.action')}
                </Button>
              }
            >
              {t('noMatch.body')}
            </EmptyState>
          ) : (
            <EmptyState
              illustration="horizon"
              title={t('empty.title')}
              action={<Button onPress={onInvite}>{t('invite')}</Button>}
            >
              {t('empty.body')}
            </EmptyState>
          )
        }
      >
        {({ items, nextCursor }) => (
          <List ref={list} aria-label={t('list.label')}>
            {items.map((client) => (
              <ClientRow
                key={client.id}
                client={client}
                query={client.id === openId ? query : rowQuery}
                isOpen={client.id === openId}
                onSelect={select}
                today={today}
              />
            ))}
            {nextCursor && cursors.length === 0 && <MoreClients onMore={() => more(nextCursor)} />}
            {cursors.map((after, index) => (
              <ClientPiece
                key={after}
                query={query}
                rowQuery={rowQuery}
                openId={openId}
                onSelect={select}
                words={words}
                after={after}
                today={today}
                onMore={index === cursors.length - 1 ? more : undefined}
              />
            ))}
          </List>
        )}
      </ReadView>
    </Stack>
  );
}
