import { useMemo, useState } from 'react';
import { GridRow } from './GridRow.tsx';
import type { RowView } from './GridRow.tsx';
import type { CellPlace } from './grid-keys.ts';
import { assignSlots, NO_SLOTS } from './row-slots.ts';
import { drawnRows } from './row-window.ts';
import type { RowWindow } from './row-window.ts';
import { isSelected } from './selection.ts';
import type { DataTableModel } from './use-data-table.ts';

interface GridRowsProps<Row> {
  table: DataTableModel<Row>;
  /** The rows near the viewport. */
  window: RowWindow;
  /** The cell that Tab reaches. */
  active: CellPlace;
}

/** The rows that are in the DOM. A new row reuses the elements of a removed one wherever possible. */
export function GridRows<Row>({ table, window, active }: GridRowsProps<Row>) {
  const {
    props,
    state,
    columns: { placed, rowHeader },
    rows,
    t,
    locale,
  } = table;
  const { rowKey, rowLabel, isSelectable = false } = props;
  const hasActions = props.rowActions !== undefined;
  const canOpen = props.onRowAction !== undefined;
  const view = useMemo(
    (): RowView<Row> => ({
      placed,
      rowHeader,
      locale,
      isSelectable,
      hasActions,
      canOpen,
      rowLabel,
      words: { select: (row) => t('select', { row }), actions: (row) => t('actionsOf', { row }) },
    }),
    [placed, rowHeader, locale, isSelectable, hasActions, canOpen, rowLabel, t],
  );

  const drawn = drawnRows(window, active.row, rows.count).flatMap((index) => {
    const row = rows.at(index);
    return row === undefined ? [] : [{ index, row, key: rowKey(row) }];
  });
  const [before, setSlots] = useState(NO_SLOTS);
  const slots = assignSlots(
    before,
    drawn.map(({ key }) => key),
  );
  // State derived from the previous render: React restarts this render with the new slots.
  if (slots !== before) setSlots(slots);

  return (
    <div role="rowgroup" className="canvas">
      {drawn.map(({ index, row, key }) => (
        <GridRow
          key={slots.get(key)}
          row={row}
          rowKey={key}
          index={index}
          active={index === active.row ? active.column : -1}
          isChosen={isSelectable && isSelected(state.selection, key)}
          view={view}
        />
      ))}
    </div>
  );
}
