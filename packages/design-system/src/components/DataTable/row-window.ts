/** Rows from the first up to, but excluding, the last. */
export interface RowWindow {
  first: number;
  last: number;
}

/** Rows always drawn beyond the viewport, on each side. */
const SPARE = 3;
/** Rows drawn beyond the viewport after a jump: the visible ones come first. */
const AT_A_JUMP = 1;
/** Rows drawn ahead while scrolling: one or two new ones at a time, so that no frame has many to draw. */
const AHEAD = 4;
/** Rows drawn on each side when scrolling stops, for a compact density or the next few steps. */
const AT_REST = 12;
/** Estimated height of rows that have never been measured. */
const UNMEASURED = 12;

/**
 * The visible rows.
 * @param scrolled Pixels above the upper edge.
 * @param height Pixels between the edges.
 * @param rowHeight Pixels of a row.
 */
export function rowsInView(scrolled: number, height: number, rowHeight: number, count: number): RowWindow {
  if (rowHeight <= 0) return { first: 0, last: Math.min(count, UNMEASURED) };
  const first = Math.max(0, Math.min(count, Math.floor(scrolled / rowHeight)));
  return { first, last: Math.max(first, Math.min(count, Math.ceil((scrolled + height) / rowHeight))) };
}

/**
 * The rows to draw: the same as before as long as they cover the viewport, so that most scrolling draws nothing, and
 * neither does a change of density. Scrolling on draws a few more ahead; a jump draws only the visible rows, at once.
 */
export function nextWindow(drawn: RowWindow, seen: RowWindow, count: number): RowWindow {
  const needed = { first: Math.max(0, seen.first - SPARE), last: Math.min(count, seen.last + SPARE) };
  if (drawn.first <= needed.first && drawn.last >= needed.last && drawn.last <= count) return drawn;
  const hasJumped = seen.first >= drawn.last || seen.last <= drawn.first || drawn.last > count;
  if (hasJumped) return { first: Math.max(0, seen.first - AT_A_JUMP), last: Math.min(count, seen.last + AT_A_JUMP) };
  return drawn.last < needed.last
    ? { first: needed.first, last: Math.min(count, seen.last + AHEAD) }
    : { first: Math.max(0, seen.first - AHEAD), last: needed.last };
}

/**
 * The first rows of a new result, which has to appear at once.
 * @param fits How many are visible.
 */
export function windowAtTop(fits: number, count: number): RowWindow {
  return { first: 0, last: Math.min(count, fits + SPARE) };
}

/** The rows to draw when idle. */
export function windowAtRest(drawn: RowWindow, seen: RowWindow, count: number): RowWindow {
  const next = { first: Math.max(0, seen.first - AT_REST), last: Math.min(count, seen.last + AT_REST) };
  return next.first === drawn.first && next.last === drawn.last ? drawn : next;
}

/** A scroll position and its time. */
export interface ScrollStep {
  /** Pixels above the upper edge. */
  top: number;
  /** Milliseconds. */
  time: number;
}

/** Viewports per second above which rows cannot be read. */
const THROWN = 4;
/** Milliseconds between two frames above which a device does not keep up. */
const LATE = 25;
/** Milliseconds after which a step counts as a new scroll, so that a jump by key does not count as a fast one. */
const SETTLED = 400;

/**
 * Whether to skip drawing rows until scrolling slows down: they pass faster than anyone can read, and drawing them
 * has delayed frames. A device that keeps up draws them all.
 * @param wasResting Whether rows have been skipped since the last step.
 * @param height Pixels between the edges.
 */
export function isTooFast(last: ScrollStep, now: ScrollStep, height: number, wasResting: boolean): boolean {
  const elapsed = now.time - last.time;
  const views = Math.abs(now.top - last.top) / Math.max(1, height);
  return views * 1000 > THROWN * elapsed && (wasResting || elapsed > LATE) && elapsed < SETTLED;
}

/**
 * The indices of the rows to draw. The focused row is always among them: removing it from the DOM would drop focus.
 * @param active That row, or -1.
 */
export function drawnRows({ first, last }: RowWindow, active: number, count: number): number[] {
  const end = Math.min(last, count);
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  if (active < 0 || active >= count || (active >= first && active < end)) return rows;
  return active < first ? [active, ...rows] : [...rows, active];
}
