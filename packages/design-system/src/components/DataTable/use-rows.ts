import { useEffect, useMemo } from 'react';
import { createRowIndex } from './row-index.ts';
import type { RowIndex } from './row-index.ts';
import { isFiltered } from './table-state.ts';
import type { DataColumn, DataTableState } from './types.ts';

/** The matching rows by index, in order. */
export interface RowList<Row> {
  count: number;
  at: (place: number) => Row | undefined;
}

/** Milliseconds of one slice of work where the browser has no idle deadline. */
const STRETCH = 6;

/** Indexes the columns while idle, so that the first sort is as fast as the second. */
function useWarm(index: RowIndex | null): void {
  useEffect(() => {
    if (!index) return undefined;
    const work = index.warm();
    let handle = 0;
    const hasIdle = 'requestIdleCallback' in window;
    const run = (deadline?: IdleDeadline) => {
      const end = performance.now() + STRETCH;
      while (deadline ? deadline.timeRemaining() > 1 : performance.now() < end) if (work.next().done) return;
      plan();
    };
    const plan = () => {
      handle = hasIdle ? requestIdleCallback(run) : window.setTimeout(run, STRETCH);
    };
    plan();
    return () => {
      if (hasIdle) cancelIdleCallback(handle);
      else clearTimeout(handle);
    };
  }, [index]);
}

/**
 * The rows to show.
 * @param isServed The rows come in the order of a server that has filtered them.
 */
export function useRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  state: DataTableState,
  locale: string,
  isServed: boolean,
): RowList<Row> {
  const { sort, filters, search } = state;
  const index = useMemo(
    () => (isServed ? null : createRowIndex(rows, columns, locale)),
    [rows, columns, locale, isServed],
  );
  useWarm(index);
  return useMemo(() => {
    const isPlain = sort.length === 0 && !isFiltered({ filters, search });
    if (!index || isPlain) return { count: rows.length, at: (place) => rows[place] };
    const match = index.match({ sort, filters, search });
    return { count: match.length, at: (place) => rows[match[place] ?? -1] };
  }, [index, rows, sort, filters, search]);
}
