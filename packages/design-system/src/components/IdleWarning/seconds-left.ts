/** Moments at which the time is announced, in seconds: announcing every second would drown out the question. */
const TOLD = [60, 30, 10] as const;

/** Whole seconds left: never negative, and 0 for NaN. */
export function secondsLeft(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** The last announced moment that was reached, or `undefined` while it is too early. */
export function toldMoment(seconds: number): number | undefined {
  return TOLD.findLast((moment) => secondsLeft(seconds) <= moment);
}
