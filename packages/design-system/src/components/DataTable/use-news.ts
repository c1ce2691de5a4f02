import { useEffect, useRef, useState } from 'react';
import type { Translate } from '../../foundations/messages/catalogue.ts';
import { sortText } from './filter-text.ts';
import type en from './messages/en.json';
import { selectedCount } from './selection.ts';
import type { DataColumn, DataTableState } from './types.ts';

/** Debounce in milliseconds, so that not each letter of a search is announced. */
const QUIET = 400;

interface Told<Row> {
  state: DataTableState;
  columns: readonly DataColumn<Row>[];
  total: number | undefined;
  isLoading: boolean;
  t: Translate<keyof typeof en>;
  locale: string;
}

/**
 * Announces changes to screen readers: the order, how many rows match, how many are selected, that rows are loading.
 */
export function useNews<Row>({ state, columns, total, isLoading, t, locale }: Told<Row>): {
  news: string;
  say: (news: string) => void;
} {
  const [news, say] = useState('');
  const facts = {
    sort: sortText(state.sort, columns, t, locale),
    match: total === undefined ? '' : t('filterNews', { count: total }),
    selection: t('selected', { count: selectedCount(state.selection, total ?? 0) }),
    loading: isLoading ? t('loading') : '',
  };
  const told = useRef(facts);
  const { sort, match, selection, loading } = facts;
  useEffect(() => {
    const last = told.current;
    const changed = [
      loading !== last.loading && loading,
      sort !== last.sort && sort,
      match !== last.match && match,
      selection !== last.selection && selection,
    ]
      .filter(Boolean)
      .join('. ');
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      told.current = { sort, match, selection, loading };
      say(changed);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [sort, match, selection, loading]);
  return { news, say };
}
