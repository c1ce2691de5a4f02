/** Moments at which the time is read out, in seconds: every second would drown the question itself. */
const TOLD = [60, 30, 10] as const;

/** Whole seconds that are left: never less than none, and none for what is no number. */
export function secondsLeft(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** The last of the told moments that has come, or `undefined` while it is too early to say anything. */
export function toldMoment(seconds: number): number | undefined {
  return TOLD.findLast((moment) => secondsLeft(seconds) <= moment);
}
