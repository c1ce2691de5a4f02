import type { DataTableState } from '@sakina/design-system';
import { useState } from 'react';
import { useDebounced } from '../../shared/index.ts';

type Own = Pick<DataTableState, 'search' | 'selection'>;
const NOTHING: Own = { search: '', selection: { mode: 'only', keys: new Set() } };

/** A table’s whole state, and what the server is asked for. */
export interface AddressedTable {
  state: DataTableState;
  /** The words searched for, once typing has paused. */
  words: string;
  change: (next: DataTableState) => void;
  /** Nothing is selected any more. */
  deselect: () => void;
  /** Nothing is selected or searched for any more. */
  clear: () => void;
}

/**
 * The part of a table’s state that the address holds. The server orders by one column; a second one would have no
 * effect.
 */
export function addressed(state: DataTableState): DataTableState {
  return { ...state, ...NOTHING, sort: state.sort.slice(-1) };
}

/**
 * The state of a table whose filters, order and columns are in the address. Words searched for may be a name and the
 * selection is for now: both stay with the page (SEC-8).
 * @param onTableChange Called with what the address holds.
 */
export function useTableState(table: DataTableState, onTableChange: (next: DataTableState) => void): AddressedTable {
  const [own, setOwn] = useState<Own>(NOTHING);
  return {
    state: { ...table, ...own },
    words: useDebounced(own.search).trim(),
    change: (next) => {
      setOwn({ search: next.search, selection: next.selection });
      if (JSON.stringify(addressed(next)) !== JSON.stringify(addressed(table))) onTableChange(addressed(next));
    },
    deselect: () => setOwn({ ...own, selection: NOTHING.selection }),
    clear: () => setOwn(NOTHING),
  };
}
