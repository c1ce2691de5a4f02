/** A cell by its place; row -1 is the head. */
export interface CellPlace {
  row: number;
  column: number;
}

/** What a move has to know of the grid. */
interface GridSize {
  /** Rows without the head. */
  rows: number;
  /** Columns, those of ticks and menus among them. */
  columns: number;
  /** Rows between the edges, for PageUp and PageDown. */
  page: number;
  /** The arrows mean what the eye sees. */
  direction: 'ltr' | 'rtl';
}

/** The part of a key event that decides. */
interface GridKey {
  key: string;
  /** Control, or Command. */
  isFar: boolean;
}

/**
 * Where a key leads in a grid, as the authoring practices for grids have it.
 * @returns The cell, or null for a key that moves nothing.
 */
export function moveInGrid({ key, isFar }: GridKey, from: CellPlace, size: GridSize): CellPlace | null {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const towardsEnd = size.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const at = (row: number, column: number): CellPlace => ({
    row: Math.max(-1, Math.min(lastRow, row)),
    column: Math.max(0, Math.min(lastColumn, column)),
  });
  switch (key) {
    case 'ArrowDown':
      return at(isFar ? lastRow : from.row + 1, from.column);
    case 'ArrowUp':
      return at(isFar ? -1 : from.row - 1, from.column);
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (isFar) return at(from.row, key === towardsEnd ? lastColumn : 0);
      return at(from.row, from.column + (key === towardsEnd ? 1 : -1));
    }
    case 'Home':
      return at(isFar ? Math.min(0, lastRow) : from.row, 0);
    case 'End':
      return at(isFar ? lastRow : from.row, lastColumn);
    case 'PageDown':
      return at(from.row + size.page, from.column);
    case 'PageUp':
      return at(from.row < 0 ? -1 : Math.max(Math.min(0, lastRow), from.row - size.page), from.column);
    default:
      return null;
  }
}
