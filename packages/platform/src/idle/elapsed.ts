import { stopwatch } from '../browser/index.ts';
import type { IdlePorts } from './ports.ts';

/**
 * Measures the time between two readings, by `stopwatch`.
 * @returns A function that returns the milliseconds since its last call.
 */
export function createStepwatch(clock: Pick<IdlePorts, 'now' | 'monotonic'>): () => number {
  let sinceLast = stopwatch(clock);
  return () => {
    const step = sinceLast();
    sinceLast = stopwatch(clock);
    return step;
  };
}
