import type { PointerEvent } from 'react';
import { withWidth } from './table-state.ts';
import { columnTemplate } from './use-columns.ts';
import type { DataTableModel } from './use-data-table.ts';

interface ResizedColumn<Row> {
  table: DataTableModel<Row>;
  id: string;
}

/** One step of a width by keyboard, in pixels. */
export const WIDTH_STEP = 16;

/** The width of a column as it is drawn, in pixels at the usual text size. */
export function drawnWidth(cell: Element): number {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (cell.getBoundingClientRect().width * 16) / textSize;
}

/**
 * Resizes a column by dragging its edge. During the drag only a custom property changes; the state gets the width at
 * the end. Escape restores the old width.
 */
export function startResize<Row>(press: PointerEvent<HTMLElement>, { table, id }: ResizedColumn<Row>): void {
  const edge: HTMLElement = press.currentTarget;
  const cell = edge.parentElement;
  const frame = edge.closest<HTMLElement>('[role="grid"]');
  if (!cell || !frame || press.button !== 0) return;
  press.preventDefault();
  edge.setPointerCapture(press.pointerId);
  const before = frame.style.getPropertyValue('--columns');
  const begun = drawnWidth(cell);
  const scale = begun / (cell.getBoundingClientRect().width || 1);
  const sign = table.direction === 'rtl' ? -1 : 1;
  let next = table.state.columns;
  const end = new AbortController();
  const { signal } = end;
  edge.addEventListener(
    'pointermove',
    (move) => {
      next = withWidth(table.state.columns, id, begun + (move.clientX - press.clientX) * sign * scale);
      const size = next.widths[id] ?? begun;
      const placed = table.columns.placed.map((column) => (column.id === id ? { ...column, size } : column));
      frame.style.setProperty(
        '--columns',
        columnTemplate(placed, next.widths, table.props.isSelectable ?? false, table.props.rowActions !== undefined),
      );
    },
    { signal },
  );
  edge.addEventListener(
    'pointerup',
    () => {
      end.abort();
      if (next !== table.state.columns) table.change({ columns: next });
    },
    { signal },
  );
  const giveUp = () => {
    end.abort();
    frame.style.setProperty('--columns', before);
  };
  edge.addEventListener('pointercancel', giveUp, { signal });
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key === 'Escape') giveUp();
    },
    { signal },
  );
}
