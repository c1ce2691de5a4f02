import { useCallback, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { LoadingRegion, Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Cards } from './Cards.tsx';
import { ColumnPanel } from './ColumnPanel.tsx';
import { Bar, Facts, Frame, Root } from './DataTable.styles.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { Grid } from './Grid.tsx';
import { MoreRows } from './MoreRows.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { factsText } from './facts-text.ts';
import type { DataTableProps } from './props.ts';
import { isFiltered, withoutFilters } from './table-state.ts';
import { useDataTable } from './use-data-table.ts';

const News = styled(VisuallyHidden).attrs({ role: 'status' })``;

/**
 * A table for large data sets: search, sort, compare, select and export rows, a hundred thousand as well as a hundred.
 * Everything the reader can set is one value, `state`, which the screen keeps. On phones each row becomes a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = useDataTable(props);
  const { t, rows, state, news, isCards, frame } = table;
  const { isLoading = false, headingLevel = 2 } = props;
  const narrowing = useRef<HTMLElement>(null);
  const keepNarrowing = useCallback((element: HTMLElement | null) => {
    narrowing.current = element;
  }, []);
  const toFilters = () => narrowing.current?.focus();
  if (props.onRetry && props.rows.length === 0 && !isLoading) {
    return (
      <ErrorState title={t('failedTitle')} headingLevel={headingLevel} onRetry={props.onRetry}>
        {t('failedHelp')}
      </ErrorState>
    );
  }
  if (props.rows.length === 0 && !isLoading && !isFiltered(state))
    return (
      <>
        {/* As wide as beside a search: it stays where it is as rows come and go. */}
        {props.tools && (
          <Bar role="group" aria-label={t('tools', { table: props.caption })}>
            {props.tools}
          </Bar>
        )}
        {props.empty}
      </>
    );
  const noMatch = (
    <EmptyState
      title={t('noMatchTitle')}
      illustration={null}
      headingLevel={headingLevel}
      action={
        isFiltered(state) && (
          <Button
            variant="secondary"
            onPress={() => {
              toFilters();
              props.onStateChange(withoutFilters(state));
            }}
          >
            {t('clearFilters')}
          </Button>
        )
      }
    >
      {t('noMatchHelp')}
    </EmptyState>
  );
  return (
    <Root data-height={props.height}>
      <News>{news}</News>
      <Toolbar table={table} narrowing={keepNarrowing} />
      {(isCards || Object.keys(state.filters).length > 0) && (
        <Facts>
          {isCards && <span>{factsText(table)}</span>}
          <FilterChips table={table} onGone={toFilters} />
        </Facts>
      )}
      <Frame ref={frame} data-form={isCards ? 'cards' : 'grid'}>
        {!isCards && <Grid table={table}>{noMatch}</Grid>}
        {isCards && rows.count > 0 && <Cards table={table} />}
        {isCards &&
          rows.count === 0 &&
          (isLoading ? (
            <LoadingRegion label={t('loading')}>
              <Skeleton shape="block" size="lg" />
            </LoadingRegion>
          ) : (
            noMatch
          ))}
        <MoreRows table={table} />
      </Frame>
      <SelectionBar table={table} onGone={toFilters} />
      <FilterPanel table={table} />
      <ColumnPanel table={table} />
    </Root>
  );
}
