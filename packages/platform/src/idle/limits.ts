/** The figures of one idle watch, in milliseconds (SEC-18). */
export interface IdleLimits {
  /** Without activity for so long, the session ends. */
  readonly endMs: number;
  /** So long before the end the warning opens. */
  readonly warnMs: number;
}

/** Minutes without activity until a session ends, where the configuration names none. */
export const IDLE_MINUTES = 15;

const MINUTE_MS = 60_000;

/** A person needs time to read and to answer, so no warning stands for less. */
export const SHORTEST_WARNING_MS = 20_000;

/**
 * The figures for a configured number of minutes: a minute of warning, and half of the whole where that is less.
 * @param minutes Anything but a number of at least one minute counts as the default: a mistake must not switch the watch off.
 */
export function idleLimits(minutes: number = IDLE_MINUTES): IdleLimits {
  const sane = Number.isFinite(minutes) && minutes >= 1 ? minutes : IDLE_MINUTES;
  const endMs = sane * MINUTE_MS;
  return { endMs, warnMs: Math.max(SHORTEST_WARNING_MS, Math.min(MINUTE_MS, endMs / 2)) };
}
