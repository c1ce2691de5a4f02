import { stopwatch } from '../browser/index.ts';
import type { IdlePorts } from './ports.ts';

/**
 * Measures the time between two readings, by `stopwatch`.
 * @returns A function giving the milliseconds since it was last called.
 */
export function createStepwatch(clock: Pick<IdlePorts, 'now' | 'monotonic'>): () => number {
  let sinceLast = stopwatch(clock);
  return () => {
    const step = sinceLast();
    sinceLast = stopwatch(clock);
    return step;
  };
}
