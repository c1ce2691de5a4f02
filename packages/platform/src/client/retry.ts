import type { HttpMethod } from '../contract/operation.ts';
import type { ApiError } from './api-error.ts';

/** How often a read is sent at most, all in all (SEC-13). */
export const MAX_TRIES = 3;
/** The longest wait before the second try, in milliseconds; it doubles with each further one. */
const FIRST_WAIT_MS = 500;
const PASSING_STATUSES = new Set([429, 502, 503, 504]);

/** Whether a failure is one that a read tries again by itself: a timeout is not, it has used up the time. */
function isRepeated({ kind, status }: ApiError): boolean {
  return kind === 'network' || (kind === 'http' && PASSING_STATUSES.has(status ?? 0));
}

/** What a retry is decided by. */
export interface RetryQuestion {
  method: HttpMethod;
  error: ApiError;
  /** How often the call was sent so far. */
  tries: number;
  /** What the server asked for, in milliseconds, or null. */
  retryAfterMs: number | null;
  /** What is left of the call’s time, in milliseconds. */
  remainingMs: number;
  /** In [0, 1). */
  random: number;
}

/**
 * How long to wait before a call is sent again by itself (SEC-13). Waits grow, each has a range of its own, and clients that
 * failed together do not come back together.
 * @returns Milliseconds; null where the failure is to be told instead: a write, a last try, no time left.
 */
export function retryWait({ method, error, tries, retryAfterMs, remainingMs, random }: RetryQuestion): number | null {
  if (method !== 'GET' || tries >= MAX_TRIES || !isRepeated(error)) return null;
  const longest = FIRST_WAIT_MS * 2 ** (tries - 1);
  const wait = Math.max(longest / 2 + (longest / 2) * random, retryAfterMs ?? 0);
  return wait < remainingMs ? wait : null;
}
