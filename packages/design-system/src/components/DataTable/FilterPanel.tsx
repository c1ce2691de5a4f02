import { useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Fields } from './DataTable.styles.ts';
import { FilterField } from './FilterField.tsx';
import { isFiltered, withFilter, withoutFilters } from './table-state.ts';
import type { DataTableModel } from './use-data-table.ts';

/** All filters beside the table; each takes effect at once. */
export function FilterPanel<Row>({ table }: { table: DataTableModel<Row> }) {
  const { t, props, state, panel, setPanel, total } = table;
  const isOpen = panel?.name === 'filters';
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={() => setPanel(null)}
      title={t('filters')}
      placement="end"
      size="panel"
      actions={
        <>
          <Button onPress={() => setPanel(null)}>
            {total === undefined ? t('done') : t('matches', { count: total })}
          </Button>
          <Button
            variant="quiet"
            isDisabled={!isFiltered(state)}
            onPress={() => props.onStateChange(withoutFilters(state))}
          >
            {t('clearFilters')}
          </Button>
        </>
      }
    >
      <FilterFields table={table} />
    </Drawer>
  );
}

function FilterFields<Row>({ table }: { table: DataTableModel<Row> }) {
  const { props, state, panel } = table;
  const fields = useRef<HTMLDivElement>(null);
  const wanted = panel?.column;
  useEffect(() => {
    if (wanted === undefined) return;
    const field = [...(fields.current?.children ?? [])].find(
      (part) => (part as HTMLElement).dataset['column'] === wanted,
    );
    field?.querySelector<HTMLElement>('input, button, [role="spinbutton"]')?.focus();
  }, [wanted]);
  // Clearing the filters remounts the fields, so that their typed text is cleared too.
  const age = isFiltered(state) ? 'set' : 'clear';
  return (
    <Fields ref={fields}>
      {props.columns
        .filter((column) => column.isFilterable !== false)
        .map((column) => (
          <div key={column.kind === 'number' ? `${column.id} ${age}` : column.id} data-column={column.id}>
            <FilterField
              table={table}
              column={column}
              filter={state.filters[column.id]}
              onChange={(filter) => props.onStateChange(withFilter(state, column.id, filter))}
            />
          </div>
        ))}
    </Fields>
  );
}
