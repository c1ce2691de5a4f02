import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { EmptyState, PlainButton, Stack, theme, up } from '@sakina/design-system';
import type { ResponseOf, searchProviders } from '@sakina/platform/contract';
import { change } from '../model/filters.ts';
import { useDirectoryText } from '../messages/index.ts';
import { LateEmptyResult, LatePages } from './lazy-controls.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { ProviderLine } from './ProviderLine.tsx';
import type { QueryProps } from './query-props.ts';

export interface ResultsProps extends QueryProps {
  /** The page of providers to show. */
  found: ResponseOf<typeof searchProviders>;
  /** Another page is on its way; this one stays until it is there. */
  isRefreshing: boolean;
  /** Moves focus to the head of the list: a page was turned, or who had the focus was taken out of the list. */
  focusHead: () => void;
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  &[data-view='LIST'] { gap: 0; }
  &[aria-busy='true'] { cursor: progress; }
`;

// What is further down is laid out and painted when it comes near; until then it stands as high as a card is.
const Card = styled.li`
  [data-view='CARDS'] > &:nth-child(n + 4) {
    /* It is cut at its edge, which leaves room for the ring of a focused card. */
    margin: calc(-1 * ${theme.space.x1});
    padding: ${theme.space.x1};
    content-visibility: auto;
    contain-intrinsic-block-size: auto 31rem;
    @media ${up.sm} { contain-intrinsic-block-size: auto 21rem; }
    @media ${up.lg} { contain-intrinsic-block-size: auto 11rem; }
  }
`;

/** How many providers are drawn with the list itself; a window shows no more. */
const AT_ONCE = 3;

/** One page of providers with the way to the others. */
export function Results({ found, isRefreshing, focusHead, ...props }: ResultsProps) {
  const t = useDirectoryText();
  const { query, onQueryChange } = props;
  const Item = query.view === 'LIST' ? ProviderLine : ProviderCard;
  const { items, total, page, pageSize } = found;
  // The rest follows in slices between which the page answers: a cheap phone takes half a second for twelve cards
  // (FAST-3).
  const isWhole = useDeferredValue(true, false);
  const focused = useRef<Element>(null);

  // Taking someone off the saved ones takes the pressed heart along.
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = null;
    focusHead();
  }, [items, focusHead]);

  function turnTo(next: number) {
    focusHead();
    onQueryChange(change(query, { page: next }), { replace: false });
  }

  if (total === 0) return <LateEmptyResult {...props} onResolved={focusHead} />;
  if (items.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('results.pastEnd.title', { page: query.page })}
        action={<PlainButton onClick={() => turnTo(1)}>{t('results.pastEnd.action')}</PlainButton>}
      >
        {t('results.pastEnd.body')}
      </EmptyState>
    );
  }
  const from = (page - 1) * pageSize + 1;
  return (
    <Stack gap="x4">
      <List
        role="list"
        aria-label={t('results.list')}
        aria-busy={isRefreshing || !isWhole}
        data-view={query.view}
        onFocus={({ target }) => {
          focused.current = target;
        }}
      >
        {items.slice(0, isWhole ? items.length : AT_ONCE).map((provider) => (
          <Card key={provider.id}>
            <Item {...props} provider={provider} />
          </Card>
        ))}
      </List>
      {isWhole && total > pageSize && (
        <LatePages
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={turnTo}
          summary={t('results.summary', { from, to: from + items.length - 1, total })}
        />
      )}
    </Stack>
  );
}
