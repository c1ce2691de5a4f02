import { useDeferredValue, useEffect, useRef } from 'react';
import styled from 'styled-components';
import {
  Heading,
  PageHeader,
  Stack,
  Text,
  VisuallyHidden,
  below,
  theme,
  up,
  useMediaQuery,
} from '@sakina/design-system';
import { useClock, useFormat } from '@sakina/platform/react';
import { useProviderSearch } from '../api/search-providers.ts';
import { ReadView, usePreload } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CompareBar } from './CompareBar.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { lateControls, LateFilters, LateSearch, LateSort } from './lazy-controls.tsx';
import { Results } from './Results.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import type { QueryProps } from './query-props.ts';

export interface DirectoryListProps extends QueryProps {
  /** Heading of the page. */
  heading: string;
  /** A sentence under it. */
  lead: string;
  /** Whether the head of the list takes focus when it appears: the reader has come back to it from the comparison. */
  takesFocus: boolean;
}

// What is looked for and how it is shown stand on one line, on a phone too.
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1};
  & > :first-child { flex: 1 1 9rem; min-inline-size: 0; }
`;
// Beside the list the filters begin at the top; who goes by keyboard comes to the search before them.
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x1h} ${theme.space.x4};
  @media ${up.md} {
    grid-template-columns: 15rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    & > section { grid-row: 1 / span 2; grid-column: 1; }
    & > :not(section) { grid-column: 2; }
  }
`;

/*
 * The head of the list. Where its notes have no room beside every count they stand below all of them: a count that is
 * longer than the one before moves nothing.
 */
const ListHead = styled.div`
  display: grid;
  gap: ${theme.space.half} ${theme.space.x2};
  @media ${up.lg} { grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; }
`;
/** The notes take turns in one place, as high as the longest of them, so that the list below stays where it is. */
const Notes = styled.div`
  display: grid;
  & > * { grid-area: 1 / 1; }
  & > [data-unseen] { visibility: hidden; }
`;

/** Search, filters and the list itself. */
export function DirectoryList({ heading, lead, takesFocus, ...props }: DirectoryListProps) {
  const t = useDirectoryText();
  const format = useFormat();
  const clock = useClock();
  const { query, onQueryChange, presetKinds } = props;
  const read = useProviderSearch(query, presetKinds);
  // A phone has its filters in a sheet, and draws none until it is opened.
  const isWide = useMediaQuery(up.md);
  const isPhone = useMediaQuery(below.sm);
  usePreload(lateControls);
  const head = useRef<HTMLHeadingElement>(null);
  const focusHead = () => head.current?.focus();
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  // The first answer is drawn in slices too; a store outside React would have it drawn in one piece (FAST-3).
  const isDrawn = useDeferredValue(read.data !== undefined, false);
  const count = isDrawn && read.data && t('results.count', { count: read.data.total });
  const facets = read.data?.facets;

  return (
    <Stack gap="x4">
      <PageHeader title={heading} lead={lead} />
      <Layout>
        <Tools>
          <LateSearch {...props} />
          {!isWide && <FilterDrawer {...props} facets={facets} total={read.data?.total} hasListChoices={isPhone} />}
          {!isPhone && (
            <>
              <ViewSwitch query={query} onQueryChange={onQueryChange} />
              <LateSort query={query} onQueryChange={onQueryChange} />
            </>
          )}
        </Tools>
        {isWide && (
          <section aria-label={t('filters.title')}>
            <Stack gap="x2">
              <Heading level={2} size="md">
                {t('filters.title')}
              </Heading>
              <LateFilters {...props} facets={facets} />
            </Stack>
          </section>
        )}
        <Stack gap="x1h">
          <ListHead>
            <Heading level={2} size="md" tabIndex={-1} ref={head}>
              {count || t('results.list')}
            </Heading>
            <VisuallyHidden>
              <output>{read.isRefreshing ? '' : count}</output>
            </VisuallyHidden>
            <Notes>
              <Text size="xs" tone="muted" data-unseen={read.isRefreshing || undefined}>
                {t('results.zone', { zone: format.zone(format.timeZone, new Date(clock.now()).toISOString()) })}
              </Text>
              <Text size="xs" tone="muted" data-unseen={!read.isRefreshing || undefined}>
                {t('results.updating')}
              </Text>
            </Notes>
          </ListHead>
          <ActiveFilters {...props} focusAfterLast={focusHead} />
          <ReadView
            read={isDrawn || read.error ? read : { ...read, data: undefined, isLoading: true }}
            loading={<ResultsSkeleton />}
          >
            {(found) => <Results {...props} found={found} isRefreshing={read.isRefreshing} focusHead={focusHead} />}
          </ReadView>
          <CompareBar query={query} onQueryChange={onQueryChange} focusAfterClear={focusHead} />
        </Stack>
      </Layout>
    </Stack>
  );
}
