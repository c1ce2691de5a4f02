import type { Translate } from '../../foundations/messages/catalogue.ts';
import { cellText } from './cell-text.ts';
import type en from './messages/en.json';
import type { ColumnFilter, DataColumn } from './types.ts';

/** Describes a filter in words. */
export function filterText<Row>(
  column: DataColumn<Row>,
  filter: ColumnFilter,
  t: Translate<keyof typeof en>,
  locale: string,
): string {
  const { format: _, ...plain } = column;
  const written = (value: string | number) => cellText({ ...plain, value: () => value }, null as Row, { locale });
  const range = (from: string | undefined, to: string | undefined) =>
    from && to ? t('range', { from, to }) : from ? t('fromOnly', { from }) : t('toOnly', { to: to ?? '' });
  const some = (value: string | number | undefined) =>
    value === undefined || value === '' ? undefined : written(value);
  switch (filter.kind) {
    case 'text':
      return `“${filter.text.trim()}”`;
    case 'choice':
      return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
        filter.values.map((id) => (id === '' ? t('nothing') : written(id))),
      );
    case 'number':
      return range(some(filter.min), some(filter.max));
    case 'date':
      return range(some(filter.from), some(filter.to));
  }
}

/** Describes the current sort order in words. */
export function sortText<Row>(
  sort: readonly { column: string; direction: 'ascending' | 'descending' }[],
  columns: readonly DataColumn<Row>[],
  t: Translate<keyof typeof en>,
  locale: string,
): string {
  const parts = sort.flatMap(({ column, direction }) => {
    const header = columns.find(({ id }) => id === column)?.header;
    return header === undefined ? [] : [t(direction, { column: header })];
  });
  return parts.length > 0
    ? t('sortedBy', { list: new Intl.ListFormat(locale, { type: 'unit' }).format(parts) })
    : t('notSorted');
}
