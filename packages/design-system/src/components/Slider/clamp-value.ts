/** One value, or the two ends of a range. */
export type SliderValue = number | readonly [number, number];

/** Position of a value on its line, from 0 to 1; 0 where the line has no length. */
export function shareOf(value: number, min: number, max: number): number {
  const share = (value - min) / (max - min);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

/** The values of a slider that can be shown: within the line, in order, and the lowest for NaN. */
export function shownValues(value: SliderValue, min: number, max: number): number[] {
  const clamp = (one: number) => (Number.isNaN(one) ? min : Math.min(max, Math.max(min, one)));
  return (typeof value === 'number' ? [value] : [...value]).map(clamp).toSorted((one, other) => one - other);
}
