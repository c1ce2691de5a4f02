import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Chip, Chips } from './DataTable.styles.ts';
import { filterText } from './filter-text.ts';
import { withFilter, withoutFilters } from './table-state.ts';
import type { DataTableModel } from './use-data-table.ts';

interface FilterChipsProps<Row> {
  table: DataTableModel<Row>;
  /** Takes focus when the last chip is removed. */
  onGone: () => void;
}

/** The active filters, each removable. Focus moves on to the next one. */
export function FilterChips<Row>({ table, onGone }: FilterChipsProps<Row>) {
  const { t, props, state, locale } = table;
  const list = useRef<HTMLUListElement>(null);
  const filters = props.columns.flatMap((column) => {
    const filter = state.filters[column.id];
    return filter ? [{ id: column.id, column, value: filterText(column, filter, t, locale) }] : [];
  });
  if (filters.length === 0) return null;
  const remove = (id: string, place: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (filters.length > 1) next?.focus();
    else onGone();
    props.onStateChange(withFilter(state, id, null));
  };
  return (
    <Chips ref={list} role="list" aria-label={t('filtersInForce')}>
      {filters.map(({ id, column, value }, place) => (
        <li key={id}>
          <Chip
            type="button"
            aria-label={t('removeFilter', { filter: t('chip', { column: column.header, value }) })}
            onClick={() => remove(id, place)}
          >
            <bdi>{t('chip', { column: column.header, value })}</bdi>
            <X aria-hidden />
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              onGone();
              props.onStateChange(withoutFilters(state));
            }}
          >
            {t('clearFilters')}
          </Button>
        </li>
      )}
    </Chips>
  );
}
