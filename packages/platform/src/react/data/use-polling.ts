import { useEffect, useRef } from 'react';
import { isPassing } from '../../client/index.ts';
import type { ApiError } from '../../client/index.ts';
import { useClock } from '../environment/clock.tsx';
import { pollDistance, whenDueAndVisible } from './polling.ts';

/** The read to repeat, and its state. */
export interface Polled {
  /** Identifies the read; null if there is none. */
  key: string | null;
  /** The regular interval, in milliseconds; 0 is never. */
  everyMs: number;
  isReading: boolean;
  error: ApiError | undefined;
  /** Reads once. */
  read: () => void;
}

/**
 * Repeats a read while the component is mounted and the page visible. A temporary failure lengthens the interval; a
 * final one stops it. SWR’s own polling stops at any error.
 */
export function usePolling({ key, everyMs, isReading, error, read }: Polled): void {
  const clock = useClock();
  const failures = useRef(0);
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  });
  // Each failure is a new error object, so a change of it means one more failure.
  useEffect(() => {
    failures.current = error === undefined ? 0 : failures.current + 1;
  }, [error]);

  const isOver = error !== undefined && !isPassing(error);
  useEffect(() => {
    if (key === null || everyMs <= 0 || isReading || isOver) return undefined;
    const retryAfterMs = error?.retryAt === undefined ? 0 : error.retryAt - clock.now();
    return whenDueAndVisible(pollDistance(everyMs, failures.current, retryAfterMs), () => newest.current());
  }, [key, everyMs, isReading, isOver, error, clock]);
}
