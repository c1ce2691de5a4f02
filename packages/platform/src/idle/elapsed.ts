import type { IdlePorts } from './ports.ts';

/**
 * Measures the time between two readings by two clocks and believes the one that saw more. The wall clock goes on while
 * the machine sleeps, the other cannot be moved; a wall clock that is set back takes nothing away.
 * @returns A function giving the milliseconds since it was last called.
 */
export function createStopwatch({ now, monotonic }: Pick<IdlePorts, 'now' | 'monotonic'>): () => number {
  let wall = now();
  let steady = monotonic();
  return () => {
    const step = Math.max(0, now() - wall, monotonic() - steady);
    wall = now();
    steady = monotonic();
    return step;
  };
}
