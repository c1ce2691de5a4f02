/** The limits of one idle watch, in milliseconds (SEC-18). */
export interface IdleLimits {
  /** After so long without activity, the session ends. */
  readonly endMs: number;
  /** How long before the end the warning opens. */
  readonly warnMs: number;
}

/** Minutes without activity until a session ends, unless configured. */
export const IDLE_MINUTES = 15;

const MINUTE_MS = 60_000;

/** Minimum duration of a warning: a user needs time to read and to answer. */
export const SHORTEST_WARNING_MS = 20_000;

/**
 * The limits for a configured number of minutes: a minute of warning, or half of the whole if that is less.
 * @param minutes Anything but a number of at least one minute counts as the default: a mistake must not disable the
 *   watch.
 */
export function idleLimits(minutes: number = IDLE_MINUTES): IdleLimits {
  const sane = Number.isFinite(minutes) && minutes >= 1 ? minutes : IDLE_MINUTES;
  const endMs = sane * MINUTE_MS;
  return { endMs, warnMs: Math.max(SHORTEST_WARNING_MS, Math.min(MINUTE_MS, endMs / 2)) };
}
