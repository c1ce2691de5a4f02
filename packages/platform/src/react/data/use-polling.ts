import { useEffect, useRef } from 'react';
import { isPassing } from '../../client/index.ts';
import type { ApiError } from '../../client/index.ts';
import { useClock } from '../environment/clock.tsx';
import { pollDistance, whenDueAndVisible } from './polling.ts';

/** What is read again and again, as it stands. */
export interface Polled {
  /** Identifies what is read; null where nothing is. */
  key: string | null;
  /** The usual distance, in milliseconds; 0 is never. */
  everyMs: number;
  isReading: boolean;
  error: ApiError | undefined;
  /** Reads once. */
  read: () => void;
}

/**
 * Reads again and again while the component is mounted and the page visible. A failure that may pass only makes the distance
 * grow; one that is final ends it. The cache's own polling ends at any error.
 */
export function usePolling({ key, everyMs, isReading, error, read }: Polled): void {
  const clock = useClock();
  const failures = useRef(0);
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  });
  // Each failure is an error of its own, so a change of it is one more failure.
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
