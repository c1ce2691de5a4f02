import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { isSubmitKey } from '../../foundations/keys/is-submit-key.ts';
import type { MenuAnchor } from './AnchoredMenu.tsx';
import { columnMenu } from './column-menu.tsx';
import { moveInGrid } from './grid-keys.ts';
import type { CellPlace } from './grid-keys.ts';
import { drawnWidth, WIDTH_STEP } from './resize.ts';
import { ALL_ROWS, isSelected, selectedCount, withRows } from './selection.ts';
import { NO_SELECTION, nextSort, withWidth } from './table-state.ts';
import type { DataTableModel } from './use-data-table.ts';
import { enterCell, placeOf } from './use-grid-focus.ts';
import type { GridFocus } from './use-grid-focus.ts';

interface GridParts<Row> {
  frame: RefObject<HTMLDivElement | null>;
  table: DataTableModel<Row>;
  focus: GridFocus;
  pageSize: () => number;
  openMenu: (menu: MenuAnchor) => void;
}

/** Handles keys and presses in the grid; rows have no handlers. */
export function useGridActions<Row>({ frame, table, focus, pageSize, openMenu }: GridParts<Row>) {
  const { props, state, change, columns, rows, total, direction, t } = table;
  const anchor = useRef(0);
  const shift = props.isSelectable ? 1 : 0;
  const columnAt = ({ column }: CellPlace) => columns.placed[column - shift];
  const cellAt = ({ row, column }: CellPlace) =>
    frame.current?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-cell="${column}"]`);

  function toggle(index: number, isRange: boolean): void {
    const row = rows.at(index);
    if (!props.isSelectable || row === undefined) return;
    const isChosen = !isSelected(state.selection, props.rowKey(row));
    const from = isRange ? Math.min(anchor.current, index) : index;
    const to = isRange ? Math.max(anchor.current, index) : index;
    const keys = Array.from({ length: to - from + 1 }, (_, step) => rows.at(from + step)).flatMap((at) =>
      at === undefined ? [] : [props.rowKey(at)],
    );
    anchor.current = index;
    change({ selection: withRows(state.selection, keys, isRange || isChosen) });
  }
  function toggleAll(): void {
    if (!props.isSelectable) return;
    if (selectedCount(state.selection, total ?? rows.count) >= rows.count) return change({ selection: NO_SELECTION });
    if (rows.count === total) return change({ selection: ALL_ROWS });
    const keys = Array.from({ length: rows.count }, (_, index) => rows.at(index)).flatMap((row) =>
      row === undefined ? [] : [props.rowKey(row)],
    );
    return change({ selection: withRows(NO_SELECTION, keys, true) });
  }
  function sort(place: CellPlace, isAdded: boolean): void {
    const column = columnAt(place)?.column;
    if (column && column.isSortable !== false) change({ sort: nextSort(state.sort, column.id, isAdded) });
  }
  function resize(place: CellPlace, step: number): void {
    const column = columnAt(place);
    const cell = cellAt(place);
    if (!column || !cell) return;
    const next = withWidth(state.columns, column.id, drawnWidth(cell) + step);
    change({ columns: next });
    table.say(t('widthIs', { column: column.column.header, width: next.widths[column.id] ?? 0 }));
  }
  function menu(place: CellPlace): void {
    const cell = cellAt(place);
    const column = columnAt(place);
    const row = rows.at(place.row);
    const button = cell?.querySelector<HTMLElement>('[data-do="menu"]');
    if (!cell || !button) return;
    // The menu returns focus to where it was.
    enterCell(frame.current, place);
    if (place.row >= 0 && row !== undefined)
      openMenu({
        anchor: button,
        label: t('actionsOf', { row: props.rowLabel(row) }),
        items: props.rowActions?.(row) ?? [],
      });
    else if (column)
      openMenu({
        anchor: button,
        label: t('menuOf', { column: column.column.header }),
        items: columnMenu(table, column, (step) => resize(place, step)),
      });
  }
  function enter(place: CellPlace, isAdded: boolean, isEditKey: boolean): void {
    const column = columnAt(place);
    const row = rows.at(place.row);
    if (place.row < 0) return isEditKey ? menu(place) : column ? sort(place, isAdded) : toggleAll();
    if (row === undefined) return undefined;
    if (!column) return place.column === 0 && props.isSelectable ? toggle(place.row, false) : menu(place);
    if (column.column.hasControls)
      return cellAt(place)?.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus();
    return isEditKey ? undefined : props.onRowAction?.(row);
  }

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const place = placeOf(event.target as Element);
      const isCell = (event.target as HTMLElement).hasAttribute('data-cell');
      if (!place || event.altKey) return;
      if (!isCell) {
        if (event.key === 'Escape') {
          event.stopPropagation();
          enterCell(frame.current, place);
        }
        return;
      }
      const isFar = event.ctrlKey || event.metaKey;
      const isWider = event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      if (event.key === 'Tab') return;
      if (isSubmitKey(event) || event.key === 'F2') enter(place, event.shiftKey, event.key === 'F2');
      else if (event.key === ' ') {
        if (place.row < 0) enter(place, event.shiftKey, false);
        else toggle(place.row, event.shiftKey);
      } else if (isFar && event.key === 'a') toggleAll();
      else if (place.row < 0 && event.shiftKey && (isWider || event.key.startsWith('Arrow'))) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') resize(place, isWider ? WIDTH_STEP : -WIDTH_STEP);
      } else {
        const next = moveInGrid({ key: event.key, isFar }, place, {
          rows: rows.count,
          columns: columns.placed.length + shift + (props.rowActions ? 1 : 0),
          page: pageSize(),
          direction,
        });
        if (!next) return;
        focus.focusCell(next);
      }
      event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLElement>): void {
      const target = event.target as Element;
      const place = placeOf(target);
      const doing = target.closest<HTMLElement>('[data-do]')?.dataset['do'];
      if (!place || !doing) return;
      if (doing === 'menu') return menu(place);
      enterCell(frame.current, place);
      const row = rows.at(place.row);
      if (doing === 'select') toggle(place.row, event.shiftKey);
      if (doing === 'select-all') toggleAll();
      if (doing === 'sort') sort(place, event.shiftKey);
      if (doing === 'open' && row !== undefined) props.onRowAction?.(row);
    },
  };
}
