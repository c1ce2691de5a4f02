/**
 * Which share of a whole a figure is, from 0 to 1.
 * @returns `undefined` when figure or whole is not usable. More than all is all, less than nothing is nothing.
 */
export function shareOf(value: number | undefined, whole: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || !Number.isFinite(whole) || whole <= 0) return undefined;
  return Math.min(1, Math.max(0, value / whole));
}
