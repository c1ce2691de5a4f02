import styled from 'styled-components';
import { Button, EmptyState, Pagination, Stack, theme } from '@sakina/design-system';
import type { ResponseOf, searchProviders } from '@sakina/platform/contract';
import { change } from '../model/filters.ts';
import { useDirectoryText } from '../messages/index.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { ProviderLine } from './ProviderLine.tsx';
import type { QueryProps } from './query-props.ts';

export interface ResultsProps extends QueryProps {
  /** The page of providers to show. */
  found: ResponseOf<typeof searchProviders>;
  /** Another page is on its way; this one stays until it is there. */
  isRefreshing: boolean;
  /** Moves focus to the head of the list, after a page was turned. */
  focusHead: () => void;
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  &[data-view='LIST'] { gap: 0; }
  &[aria-busy='true'] { cursor: progress; }
`;

const nothing = () => undefined;

/** One page of providers with the way to the others. */
export function Results({ found, isRefreshing, focusHead, ...props }: ResultsProps) {
  const t = useDirectoryText();
  const { query, onQueryChange } = props;
  const Item = query.view === 'LIST' ? ProviderLine : ProviderCard;
  const { items, total, page, pageSize } = found;

  function turnTo(next: number) {
    focusHead();
    onQueryChange(change(query, { page: next }), { replace: false });
  }

  if (total === 0) return <EmptyResult {...props} onResolved={focusHead} />;
  if (items.length === 0) {
    return (
      <EmptyState illustration="path" headingLevel={3} title={t('results.pastEnd.title', { page: query.page })} action={<Button onPress={() => turnTo(1)}>{t('results.pastEnd.action')}</Button>}>
        {t('results.pastEnd.body')}
      </EmptyState>
    );
  }
  const from = (page - 1) * pageSize + 1;
  return (
    <Stack gap="x4">
      <List role="list" aria-label={t('results.list')} aria-busy={isRefreshing} data-view={query.view}>
        {items.map((provider) => <li key={provider.id}><Item {...props} provider={provider} onRemoved={query.saved ? focusHead : nothing} /></li>)}
      </List>
      {total > pageSize && (
        <Pagination
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={turnTo}
          summary={t('results.summary', { from, to: from + items.length - 1, total })}
        />
      )}
    </Stack>
  );
}
