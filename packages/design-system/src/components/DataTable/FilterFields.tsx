import { useEffect, useRef } from 'react';
import { Fields } from './DataTable.styles.ts';
import { FilterField } from './FilterField.tsx';
import type { FilteredColumn } from './FilterField.tsx';
import { isFiltered, withFilter } from './table-state.ts';
import type { DataTableState } from './types.ts';
import type { DataTableModel } from './use-data-table.ts';

export interface FilterFieldsProps extends Pick<DataTableModel<never>, 't' | 'locale'> {
  /** Today, for calendars: `YYYY-MM-DD`. */
  today: string | undefined;
  columns: readonly FilteredColumn[];
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  /** The column whose filter gets the focus. */
  wanted: string | undefined;
}

/** A field for each column that can be filtered. */
export function FilterFields({ t, locale, today, columns, state, onStateChange, wanted }: FilterFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
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
      {columns
        .filter((column) => column.isFilterable !== false)
        .map((column) => (
          <div key={column.kind === 'number' ? `${column.id} ${age}` : column.id} data-column={column.id}>
            <FilterField
              t={t}
              locale={locale}
              today={today}
              column={column}
              filter={state.filters[column.id]}
              onChange={(filter) => onStateChange(withFilter(state, column.id, filter))}
            />
          </div>
        ))}
    </Fields>
  );
}
