import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { selectedCount } from './selection.ts';
import type { DataTableModel } from './use-data-table.ts';
import { startResize } from './resize.ts';

interface GridHeadProps<Row> {
  table: DataTableModel<Row>;
  /** The cell that Tab reaches, or -1. */
  active: number;
}

const MARKS = { ascending: <ArrowUp aria-hidden />, descending: <ArrowDown aria-hidden /> };

/** The column headers: a press sorts, with Shift it adds to the sorting; dragging the edge resizes. */
function HeadCells<Row>({ table, active }: GridHeadProps<Row>): ReactElement {
  const { props, state, columns, rows, total, t } = table;
  const shift = props.isSelectable ? 1 : 0;
  const last = columns.placed.length + shift;
  const tab = (cell: number) => (cell === active ? 0 : -1);
  const chosen = selectedCount(state.selection, total ?? rows.count);
  return (
    <div role="row" className="head" aria-rowindex={1} data-row={-1}>
      {props.isSelectable && (
        <div
          role="columnheader"
          className="cell side"
          data-cell={0}
          data-pin="start"
          aria-colindex={1}
          tabIndex={tab(0)}
        >
          <input
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < rows.count;
            }}
            type="checkbox"
            tabIndex={-1}
            readOnly
            checked={rows.count > 0 && chosen >= rows.count}
            aria-label={t('selectAll')}
            data-do="select-all"
          />
        </div>
      )}
      {columns.placed.map(({ id, column, pin, style }, place) => {
        const rank = state.sort.findIndex((entry) => entry.column === id);
        const direction = state.sort[rank]?.direction;
        const canSort = column.isSortable !== false;
        return (
          <div
            key={id}
            role="columnheader"
            className="cell"
            // ARIA allows aria-sort on one header only; the others say it in words.
            aria-sort={canSort ? (rank === 0 ? direction : 'none') : undefined}
            aria-colindex={place + shift + 1}
            data-cell={place + shift}
            data-kind={column.kind}
            data-pin={pin}
            data-sorted={direction}
            data-sortable={canSort || undefined}
            style={style}
            tabIndex={tab(place + shift)}
          >
            <span className="title" data-do={canSort ? 'sort' : undefined}>
              <bdi>{column.header}</bdi>
              {direction && MARKS[direction]}
              {direction && state.sort.length > 1 && (
                <span className="rank" aria-hidden>
                  {rank + 1}
                </span>
              )}
              {direction && rank > 0 && <VisuallyHidden>{t(direction, { column: String(rank + 1) })}</VisuallyHidden>}
            </span>
            <button
              type="button"
              className="more"
              tabIndex={-1}
              aria-haspopup="menu"
              aria-label={t('menuOf', { column: column.header })}
              data-do="menu"
            >
              <ChevronDown aria-hidden />
            </button>
            <span className="edge" aria-hidden onPointerDown={(press) => startResize(press, { table, id })} />
          </div>
        );
      })}
      {props.rowActions && (
        <div
          role="columnheader"
          className="cell side"
          data-cell={last}
          data-pin="end"
          aria-colindex={last + 1}
          tabIndex={tab(last)}
        >
          <VisuallyHidden>{t('actions')}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

export const GridHead = memo(HeadCells) as <Row>(props: GridHeadProps<Row>) => ReactElement;
