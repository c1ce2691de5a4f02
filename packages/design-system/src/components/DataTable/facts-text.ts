import type { DataTableModel } from './use-data-table.ts';

/** How many rows there are, in words: matching of all, or loaded of matching. */
export function factsText<Row>({
  t,
  props,
  rows,
  total,
}: Pick<DataTableModel<Row>, 't' | 'props' | 'rows' | 'total'>): string {
  if (rows.count === 0 && props.isLoading) return t('loading');
  if (props.server) {
    if (total === undefined) return t('loadedMore', { count: rows.count });
    return rows.count < total ? t('loadedOf', { count: rows.count, total }) : t('matches', { count: total });
  }
  return rows.count < props.rows.length
    ? t('matchesOf', { count: rows.count, total: props.rows.length })
    : t('matches', { count: rows.count });
}
