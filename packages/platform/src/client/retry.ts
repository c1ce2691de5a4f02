import type { HttpMethod } from '../contract/operation.ts';
import type { ApiError } from './api-error.ts';

/** How often a read is sent at most, in total (SEC-13). */
export const MAX_TRIES = 3;
/** The longest wait before the second try, in milliseconds; it doubles with each further one. */
const FIRST_WAIT_MS = 500;
const PASSING_STATUSES = new Set([429, 502, 503, 504]);

/** Whether a read retries this failure: not a timeout, which has used up the time. */
function isRepeated({ kind, status }: ApiError): boolean {
  return kind === 'network' || (kind === 'http' && PASSING_STATUSES.has(status ?? 0));
}

/** What a retry decision depends on. */
export interface RetryQuestion {
  method: HttpMethod;
  error: ApiError;
  /** How often the call was sent so far. */
  tries: number;
  /** What the server asked for, in milliseconds, or null. */
  retryAfterMs: number | null;
  /** Remaining time of the call, in milliseconds. */
  remainingMs: number;
  /** In [0, 1). */
  random: number;
}

/**
 * How long to wait before an automatic retry (SEC-13). Waits grow within separate ranges and are randomised, so that
 * clients that failed together do not retry together.
 * @returns Milliseconds; null if the failure is reported instead: a write, the last try, no time left.
 */
export function retryWait({ method, error, tries, retryAfterMs, remainingMs, random }: RetryQuestion): number | null {
  if (method !== 'GET' || tries >= MAX_TRIES || !isRepeated(error)) return null;
  const longest = FIRST_WAIT_MS * 2 ** (tries - 1);
  const wait = Math.max(longest / 2 + (longest / 2) * random, retryAfterMs ?? 0);
  return wait < remainingMs ? wait : null;
}
