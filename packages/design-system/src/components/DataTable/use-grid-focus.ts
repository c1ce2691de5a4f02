import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CellPlace } from './grid-keys.ts';
import type { DataTableModel } from './use-data-table.ts';

/** The one cell that Tab reaches, and how it gets the focus. */
export interface GridFocus {
  active: CellPlace;
  /** Makes a cell active and focuses it. */
  focusCell: (place: CellPlace) => void;
  onFocus: (focus: FocusEvent<HTMLElement>) => void;
  onBlur: (blur: FocusEvent<HTMLElement>) => void;
}

/** Row and column of a cell element. */
export function placeOf(target: Element): CellPlace | null {
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: Number(cell.dataset['cell']) } : null;
}

/** Scrolls a cell into view and focuses it. */
export function enterCell(frame: HTMLElement | null, { row, column }: CellPlace): void {
  const cell = frame?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-cell="${column}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Keeps the active cell with its row when rows are sorted, filtered or changed, and focus with the active cell:
 * removing a cell never loses focus (CARE-8).
 */
export function useGridFocus<Row>(
  frame: RefObject<HTMLDivElement | null>,
  table: DataTableModel<Row>,
  columnCount: number,
): GridFocus {
  const {
    rows,
    props: { rowKey },
  } = table;
  const [place, setPlace] = useState<CellPlace & { key: string | null }>({ row: -1, column: 0, key: null });
  const isInside = useRef(false);

  const row = useMemo(() => {
    if (place.key === null) return -1;
    const keyAt = (index: number) => {
      const at = rows.at(index);
      return at === undefined ? null : rowKey(at);
    };
    if (keyAt(place.row) === place.key) return place.row;
    for (let index = 0; index < rows.count; index += 1) if (keyAt(index) === place.key) return index;
    return Math.min(place.row, rows.count - 1);
  }, [rows, rowKey, place]);
  const active = { row, column: Math.min(place.column, columnCount - 1) };

  useLayoutEffect(() => {
    // If React removed the focused element, focus is on the body.
    if (isInside.current && (document.activeElement === null || document.activeElement === document.body))
      enterCell(frame.current, active);
  });

  const moveTo = (next: CellPlace) => {
    const at = rows.at(next.row);
    setPlace({ ...next, key: next.row < 0 || at === undefined ? null : rowKey(at) });
  };
  return {
    active,
    focusCell: (next) => {
      flushSync(() => moveTo(next));
      enterCell(frame.current, next);
    },
    onFocus: ({ target }) => {
      isInside.current = true;
      const at = placeOf(target);
      if (at && (at.row !== active.row || at.column !== active.column)) moveTo(at);
    },
    onBlur: ({ target, relatedTarget }) => {
      if (target.isConnected && !(relatedTarget instanceof Node && frame.current?.contains(relatedTarget)))
        isInside.current = false;
    },
  };
}
