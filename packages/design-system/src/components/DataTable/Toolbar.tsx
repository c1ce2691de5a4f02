import { ArrowUpDown, Columns3, Download, ListFilter } from 'lucide-react';
import type { RefCallback } from 'react';
import { Button } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Bar, Facts, Tools } from './DataTable.styles.ts';
import { Views } from './Views.tsx';
import { factsText } from './facts-text.ts';
import { NO_SELECTION } from './table-state.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useExport } from './use-export.ts';

interface ToolbarProps<Row> {
  table: DataTableModel<Row>;
  /** What takes the focus once a filter is gone: the button of the filters, or the search where nothing is filtered. */
  narrowing: RefCallback<HTMLElement>;
}

/** Search, how many rows there are, filters, columns, views and export. */
export function Toolbar<Row>({ table, narrowing }: ToolbarProps<Row>) {
  const { t, props, state, change, setPanel, isCards } = table;
  const save = useExport(table);
  const count = Object.keys(state.filters).length;
  const hasFilters = props.columns.some(({ isFilterable }) => isFilterable !== false);
  const hasOrders = props.columns.some(({ isSortable }) => isSortable !== false);
  return (
    <Bar role="group" aria-label={t('tools', { table: props.caption })}>
      <SearchField
        {...(!hasFilters && { ref: narrowing })}
        label={t('search', { table: props.caption })}
        isLabelHidden
        placeholder={t('searchShort')}
        value={state.search}
        onChange={(search) => change({ search, selection: NO_SELECTION })}
      />
      {!isCards && <Facts>{factsText(table)}</Facts>}
      {props.tools}
      <Tools>
        {hasFilters && (
          <Button variant="secondary" ref={narrowing} data-key="f" onPress={() => setPanel({ name: 'filters' })}>
            <ListFilter aria-hidden />
            {count > 0 ? t('filtersSet', { count }) : t('filters')}
          </Button>
        )}
        {/* Cards have no headers to sort by. */}
        {isCards ? (
          hasOrders && <SortMenu table={table} />
        ) : (
          <Button variant="secondary" onPress={() => setPanel({ name: 'columns' })}>
            <Columns3 aria-hidden />
            {t('columns')}
          </Button>
        )}
        {props.views && <Views table={table} views={props.views} />}
        {save && (
          <Button variant="secondary" onPress={save}>
            <Download aria-hidden />
            {t('export')}
          </Button>
        )}
      </Tools>
    </Bar>
  );
}

/** The sort order, where there are no column headers. */
function SortMenu<Row>({ table: { t, props, state, change } }: { table: DataTableModel<Row> }) {
  const [first] = state.sort;
  const ways = ['ascending', 'descending'] as const;
  return (
    <Menu
      trigger={
        <Button variant="secondary">
          <ArrowUpDown aria-hidden />
          {t('sort')}
        </Button>
      }
      items={[
        {
          id: 'sort',
          label: t('sort'),
          selection: 'single',
          items: [
            { id: 'none', label: t('noSort'), isSelected: first === undefined, onAction: () => change({ sort: [] }) },
            ...props.columns
              .filter((column) => column.isSortable !== false)
              .flatMap((column) =>
                ways.map((direction) => ({
                  id: `${direction} ${column.id}`,
                  label: t(direction, { column: column.header }),
                  isSelected: first?.column === column.id && first.direction === direction,
                  onAction: () => change({ sort: [{ column: column.id, direction }] }),
                })),
              ),
          ],
        },
      ]}
    />
  );
}
