/** How a figure compares with the one of the period before. */
export interface Change {
  readonly direction: 'up' | 'down' | 'level';
  /** By how much, in the unit of the figures; never negative. */
  readonly difference: number;
  /**
   * Whole percent of the figure before; null where that is no basis for one: zero, less, or small beside the change.
   */
  readonly percent: number | null;
}

/**
 * The largest change that is said in percent. Beyond it the figure before was so small that a percentage only looks
 * like news.
 */
const MOST_PERCENT = 200;

/** Compares a figure with the one of the period before, in the same unit. */
export function changeOf(now: number, before: number): Change {
  const difference = Math.abs(now - before);
  const percent = before > 0 ? Math.round((difference / before) * 100) : null;
  return {
    direction: now > before ? 'up' : now < before ? 'down' : 'level',
    difference,
    percent: percent !== null && percent <= MOST_PERCENT ? percent : null,
  };
}
