/** Rows from the first up to, and without, the last. */
export interface RowWindow {
  first: number;
  last: number;
}

/** Rows drawn beyond what is seen, on each side. */
const MARGIN = 12;

/**
 * The rows that a reader sees.
 * @param scrolled Pixels above the upper edge.
 * @param height Pixels between the edges.
 * @param rowHeight Pixels of a row.
 */
export function rowsInView(scrolled: number, height: number, rowHeight: number, count: number): RowWindow {
  if (rowHeight <= 0) return { first: 0, last: Math.min(count, MARGIN) };
  const first = Math.max(0, Math.min(count, Math.floor(scrolled / rowHeight)));
  return { first, last: Math.max(first, Math.min(count, Math.ceil((scrolled + height) / rowHeight))) };
}

/**
 * The rows to draw: the same as before as long as they cover what is seen, so that most scrolling draws nothing, and neither
 * does a change of density; otherwise a margin more on each side.
 */
export function nextWindow(drawn: RowWindow, seen: RowWindow, count: number): RowWindow {
  const isCovered = drawn.first <= Math.max(0, seen.first - 2) && drawn.last >= Math.min(count, seen.last + 2) && drawn.last <= count;
  if (isCovered) return drawn;
  return { first: Math.max(0, seen.first - MARGIN), last: Math.min(count, seen.last + MARGIN) };
}

/**
 * The numbers of the rows to draw. The row that has the focus is always among them: taken out of the page, it would drop it.
 * @param active That row, or -1.
 */
export function drawnRows({ first, last }: RowWindow, active: number, count: number): number[] {
  const end = Math.min(last, count);
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  if (active < 0 || active >= count || (active >= first && active < end)) return rows;
  return active < first ? [active, ...rows] : [...rows, active];
}
