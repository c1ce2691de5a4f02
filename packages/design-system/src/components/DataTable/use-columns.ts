import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import type { NumberRoom } from './number-room.ts';
import { columnWidth, WIDTHS } from './table-state.ts';
import type { ColumnArrangement, DataColumn, PinEdge } from './types.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const NO_ROWS: never[] = [];

/** Room for the checkbox and for the menu of a row, in pixels. */
export const SIDE_WIDTH = 48;

/** A column in its current arrangement. */
export interface PlacedColumn<Row> {
  id: string;
  column: DataColumn<Row>;
  /** Its width in pixels; columns without a set width grow into free room. */
  size: number;
  /** The edge at which it stays. */
  pin: PinEdge | undefined;
  /** Keeps it at that edge; the same object while its position does not change. */
  style: CSSProperties | undefined;
}

/** The columns as the reader has arranged them. */
export interface Columns<Row> {
  /** Those shown, in their order. */
  placed: readonly PlacedColumn<Row>[];
  /** All of them, in the reader’s order. */
  ordered: readonly DataColumn<Row>[];
  /** The column that names a row. */
  rowHeader: string;
}

/** Pixels at the usual text size; they grow with it. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/**
 * Arranges the columns with TanStack Table, which combines order, visibility, widths and pins. It does not handle
 * rows: see docs/decisions/0025-large-tables.md.
 */
export function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  arrangement: ColumnArrangement,
  numbers: NumberRoom,
  hasTicks: boolean,
  hasActions: boolean,
): Columns<Row> {
  const rowHeader = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id ?? '';
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, object> => ({
        id: column.id,
        header: column.header,
        accessorFn: () => null,
        size: columnWidth(column, numbers),
        minSize: WIDTHS.min,
        maxSize: WIDTHS.max,
      })),
    [columns, numbers],
  );
  const state = useMemo(() => {
    const { order, hidden, widths, pins } = arrangement;
    const all = [...new Set([...order, ...columns.map((column) => column.id)])];
    const atEdge = (edge: PinEdge) => all.filter((id) => pins[id] === edge);
    return {
      columnOrder: [...order],
      columnSizing: { ...widths },
      columnVisibility: Object.fromEntries(hidden.filter((id) => id !== rowHeader).map((id) => [id, false])),
      columnPinning: { start: atEdge('start'), end: atEdge('end') },
    };
  }, [arrangement, columns, rowHeader]);
  const table = useTable({ features, columns: definitions, data: NO_ROWS as object[], state });

  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const place =
      (pin: PinEdge | undefined) =>
      ({
        id,
        getSize,
        getStart,
        getAfter,
      }: {
        id: string;
        getSize: () => number;
        getStart: (edge: PinEdge) => number;
        getAfter: (edge: PinEdge) => number;
      }): PlacedColumn<Row>[] => {
        const column = byId.get(id);
        if (!column) return [];
        const style =
          pin === 'start'
            ? { insetInlineStart: rem(getStart('start') + (hasTicks ? SIDE_WIDTH : 0)) }
            : pin === 'end'
              ? { insetInlineEnd: rem(getAfter('end') + (hasActions ? SIDE_WIDTH : 0)) }
              : undefined;
        return [{ id, column, size: getSize(), pin, style }];
      };
    const bound = (list: ReturnType<typeof table.getVisibleLeafColumns>) =>
      list.map((column) => ({
        id: column.id,
        getSize: () => column.getSize(),
        getStart: (edge: PinEdge) => column.getStart(edge),
        getAfter: (edge: PinEdge) => column.getAfter(edge),
      }));
    const placed = [
      ...bound(table.getStartVisibleLeafColumns()).flatMap(place('start')),
      ...bound(table.getCenterVisibleLeafColumns()).flatMap(place(undefined)),
      ...bound(table.getEndVisibleLeafColumns()).flatMap(place('end')),
    ];
    const first = state.columnOrder.flatMap((id) => byId.get(id) ?? []);
    return { placed, ordered: [...first, ...columns.filter((column) => !first.includes(column))], rowHeader };
    // The table is one object for the component's lifetime; its output follows from the state.
  }, [table, columns, state, rowHeader, hasTicks, hasActions]);
}

/** The value of `grid-template-columns`. */
export function columnTemplate<Row>(
  placed: readonly PlacedColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  hasTicks: boolean,
  hasActions: boolean,
): string {
  const side = rem(SIDE_WIDTH);
  const tracks = placed.map(({ id, size, pin }) =>
    pin || widths[id] !== undefined ? rem(size) : `minmax(${rem(size)}, ${size}fr)`,
  );
  return [...(hasTicks ? [side] : []), ...tracks, ...(hasActions ? [side] : [])].join(' ');
}
