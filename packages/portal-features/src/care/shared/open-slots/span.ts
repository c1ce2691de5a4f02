const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The server answers for eight weeks at most. */
const LONGEST_MS = 56 * DAY_MS;

/** From when to when open times are asked for, as instants. */
export interface SlotSpan {
  from: string;
  to: string;
}

/**
 * The span in which open times are asked for. It begins at the full hour, so that several reads of a page, and the
 * booking after it, share one cache entry.
 * @param now Epoch milliseconds.
 * @param until Where it ends, epoch milliseconds; eight weeks later at most, and without it.
 */
export function spanFrom(now: number, until = Number.POSITIVE_INFINITY): SlotSpan {
  const start = Math.floor(now / HOUR_MS) * HOUR_MS;
  return { from: new Date(start).toISOString(), to: new Date(Math.min(start + LONGEST_MS, until)).toISOString() };
}

/**
 * The end of the week that begins with the first open time.
 * @param now Epoch milliseconds.
 * @param nextSlotAt The first open time; one that is past or no date counts as now.
 */
export function weekOfFirst(now: number, nextSlotAt: string): number {
  return Math.max(now, Date.parse(nextSlotAt) || now) + 7 * DAY_MS;
}
