/** Whether the points follow each other across or down. */
export type Orientation = 'horizontal' | 'vertical';

/**
 * The point a key moves to. Arrows are visual: in a right-to-left page the right arrow goes back in time.
 * @param key As the browser names it.
 * @param current Index of the active point.
 * @param count How many points there are.
 * @param view Orientation of the points and direction of the page.
 * @returns `undefined` for a key that the chart does not handle.
 */
export function pointAfterKey(
  key: string,
  current: number,
  count: number,
  view: { orientation: Orientation; direction: 'ltr' | 'rtl' },
): number | undefined {
  const [onwards, back] =
    view.orientation === 'vertical'
      ? ['ArrowDown', 'ArrowUp']
      : view.direction === 'rtl'
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
  const leap = Math.max(1, Math.round(count / 10));
  const steps: Record<string, number> = {
    [onwards]: 1,
    [back]: -1,
    PageDown: leap,
    PageUp: -leap,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  return Math.min(count - 1, Math.max(0, current + step));
}

/**
 * The point nearest to a place.
 * @param centers Positions of the points, in order.
 * @param place Where the pointer is, on the same scale.
 * @returns -1 if there are no points.
 */
export function nearestPoint(centres: readonly number[], place: number): number {
  let [low, high] = [0, centres.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((centres[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  const before = low - 1;
  if (before >= 0 && place - (centres[before] ?? 0) <= (centres[low] ?? 0) - place) return before;
  return centres.length === 0 ? -1 : low;
}

/**
 * The share of the width that belongs to each point: up to half-way to its neighbors.
 * @param centers From 0 to 1, in order.
 */
export function pointSpans(centres: readonly number[]): { start: number; size: number }[] {
  return centres.map((centre, index) => {
    const start = index === 0 ? 0 : ((centres[index - 1] ?? 0) + centre) / 2;
    const end = index === centres.length - 1 ? 1 : (centre + (centres[index + 1] ?? 1)) / 2;
    return { start, size: end - start };
  });
}
