/** Rows from the first up to, and without, the last. */
export interface RowWindow {
  first: number;
  last: number;
}

/** So many rows beyond what is seen are always drawn, on each side. */
const SPARE = 3;
/** So many to a reader who has jumped there: what is seen comes first. */
const AT_A_JUMP = 1;
/** So many ahead of a reader who comes near the end of them: one or two new ones at a time, so that no frame has many to draw. */
const AHEAD = 4;
/** So many on each side when the reader rests: a finer density or the next few steps then find their rows there. */
const AT_REST = 12;
/** Rows that have never been measured: a first guess. */
const UNMEASURED = 12;

/**
 * The rows that a reader sees.
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
 * The rows to draw: the same as before as long as they cover what is seen, so that most scrolling draws nothing, and neither
 * does a change of density. A reader who scrolls on gets a few more ahead; one who has jumped gets what is seen, at once.
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
 * The first rows: of an answer that has to be there at once.
 * @param fits How many are seen.
 */
export function windowAtTop(fits: number, count: number): RowWindow {
  return { first: 0, last: Math.min(count, fits + SPARE) };
}

/** The rows to draw when nothing else is to be done. */
export function windowAtRest(drawn: RowWindow, seen: RowWindow, count: number): RowWindow {
  const next = { first: Math.max(0, seen.first - AT_REST), last: Math.min(count, seen.last + AT_REST) };
  return next.first === drawn.first && next.last === drawn.last ? drawn : next;
}

/** Where something that scrolls stands, and when. */
export interface ScrollStep {
  /** Pixels above the upper edge. */
  top: number;
  /** Milliseconds. */
  time: number;
}

/** Views a second beyond which nobody reads. */
const THROWN = 4;
/** Milliseconds between two frames of a device that does not keep up. */
const LATE = 25;
/** Milliseconds after which a step belongs to another scrolling: whoever goes to the end by a key has thrown nothing. */
const SETTLED = 400;

/**
 * Whether rows are better left undrawn until the scrolling slows down: they go by faster than anybody reads, and drawing them
 * has made the device late. A device that keeps up draws them all.
 * @param wasResting Whether they have been left out since the last step.
 * @param height Pixels between the edges.
 */
export function isTooFast(last: ScrollStep, now: ScrollStep, height: number, wasResting: boolean): boolean {
  const elapsed = now.time - last.time;
  const views = Math.abs(now.top - last.top) / Math.max(1, height);
  return views * 1000 > THROWN * elapsed && (wasResting || elapsed > LATE) && elapsed < SETTLED;
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
