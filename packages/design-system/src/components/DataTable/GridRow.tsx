import { MoreVertical } from 'lucide-react';
import { memo } from 'react';
import type { ReactElement } from 'react';
import { cellContent } from './cell-content.tsx';
import type { PlacedColumn } from './use-columns.ts';

/** Props shared by all rows; the same object while nothing in it changes. */
export interface RowView<Row> {
  placed: readonly PlacedColumn<Row>[];
  rowHeader: string;
  locale: string;
  isSelectable: boolean;
  hasActions: boolean;
  canOpen: boolean;
  rowLabel: (row: Row) => string;
  /** Names of a row’s buttons. */
  words: { select: (row: string) => string; actions: (row: string) => string };
}

interface GridRowProps<Row> {
  row: Row;
  /** Key of the row: the elements are reused and may have shown another row before. */
  rowKey: string;
  /** Its index among the matching rows. */
  index: number;
  /** The cell that Tab reaches, or -1. */
  active: number;
  isChosen: boolean;
  view: RowView<Row>;
}

const MORE = <MoreVertical aria-hidden />;

/** A grid is one Tab stop: controls in its cells are reached by Enter. */
function keepOutOfTabOrder(cell: HTMLElement | null): void {
  for (const control of cell?.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]',
  ) ?? [])
    control.tabIndex = -1;
}

/**
 * One row. It has plain elements and class names and no event handlers: a hundred rows are replaced in a second of
 * scrolling. The surrounding grid handles keys and presses.
 */
function RowCells<Row>({ row, rowKey, index, active, isChosen, view }: GridRowProps<Row>) {
  const { placed, rowHeader, locale, isSelectable, hasActions, canOpen, rowLabel, words } = view;
  const label = rowLabel(row);
  const shift = isSelectable ? 1 : 0;
  const last = placed.length + shift;
  const tab = (cell: number) => (cell === active ? 0 : -1);
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isChosen : undefined}
      data-row={index}
      style={{ insetBlockStart: `calc(var(--row-height) * ${index})` }}
    >
      {isSelectable && (
        <div role="gridcell" className="cell side" data-cell={0} data-pin="start" aria-colindex={1} tabIndex={tab(0)}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            readOnly
            aria-label={words.select(label)}
            data-do="select"
          />
        </div>
      )}
      {placed.map(({ id, column, pin, style }, place) => {
        const content = cellContent(column, row, locale, rowKey);
        return (
          <div
            key={id}
            // A new function each time, so that it runs again after the cell re-renders.
            ref={column.hasControls ? (element) => keepOutOfTabOrder(element) : undefined}
            role={id === rowHeader ? 'rowheader' : 'gridcell'}
            className="cell"
            aria-colindex={place + shift + 1}
            data-cell={place + shift}
            data-kind={column.kind}
            data-pin={pin}
            style={style}
            tabIndex={tab(place + shift)}
          >
            {id === rowHeader && canOpen ? (
              <button type="button" className="open" tabIndex={-1} data-do="open">
                {content}
              </button>
            ) : (
              content
            )}
          </div>
        );
      })}
      {hasActions && (
        <div
          role="gridcell"
          className="cell side"
          data-cell={last}
          data-pin="end"
          aria-colindex={last + 1}
          tabIndex={tab(last)}
        >
          <button
            type="button"
            className="more"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={words.actions(label)}
            data-do="menu"
          >
            {MORE}
          </button>
        </div>
      )}
    </div>
  );
}

export const GridRow = memo(RowCells) as <Row>(props: GridRowProps<Row>) => ReactElement;
