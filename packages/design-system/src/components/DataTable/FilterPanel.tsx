import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../foundations/chunk/lazy-part.tsx';
import { whenIdle } from '../../foundations/chunk/when-idle.ts';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { LoadingRegion, Skeleton } from '../Skeleton/index.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { isFiltered, withoutFilters } from './table-state.ts';
import type { DataTableModel } from './use-data-table.ts';

// Calendars are heavy, and most readers of a table never open its filters (FAST-1).
const FilterFields = lazyPart<FilterFieldsProps>(() => import('./FilterFields.tsx').then((m) => m.FilterFields));

/** All filters beside the table; each takes effect at once. */
export function FilterPanel<Row>({ table }: { table: DataTableModel<Row> }) {
  const { t, locale, props, state, panel, setPanel, total } = table;
  const isOpen = panel?.name === 'filters';
  useEffect(() => whenIdle(FilterFields.preload), []);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={() => setPanel(null)}
      title={t('filters')}
      placement="end"
      size="panel"
      actions={
        <>
          <Button
            variant="quiet"
            isDisabled={!isFiltered(state)}
            onPress={() => props.onStateChange(withoutFilters(state))}
          >
            {t('clearFilters')}
          </Button>
          <Button variant="action" onPress={() => setPanel(null)}>
            {total === undefined ? t('done') : t('showMatches', { count: total })}
          </Button>
        </>
      }
    >
      <Suspense
        fallback={
          <LoadingRegion label={t('loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
      >
        <FilterFields
          t={t}
          locale={locale}
          today={props.today}
          columns={props.columns}
          state={state}
          onStateChange={props.onStateChange}
          wanted={panel?.column}
        />
      </Suspense>
    </Drawer>
  );
}
