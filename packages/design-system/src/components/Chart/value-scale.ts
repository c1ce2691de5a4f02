import { scaleLinear } from 'd3-scale';

/** Where values stand on an axis. */
export interface ValueScale {
  /** Smallest value of the axis. */
  min: number;
  /** Largest value of the axis. */
  max: number;
  /** Round values to mark, from small to large. */
  ticks: number[];
  /** How far from the axis' low end a value stands, from 0 to 1. */
  at: (value: number) => number;
}

interface ScaleOptions {
  /** About how many ticks there is room for. */
  tickCount: number;
  /** Whether the axis reaches zero even if no value comes near it. Bars need it; a line may do without. */
  hasZero: boolean;
  /** Fixed ends of the axis, for a scale with a known range. */
  min?: number | undefined;
  max?: number | undefined;
}

/** Numbers that can be drawn; NaN, infinities and missing values cannot. */
export function drawable(values: Iterable<number | null | undefined>): number[] {
  return [...values].filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
}

// Not Math.min(...values): ten thousand arguments overflow the stack of some engines.
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);

function ends(values: readonly number[], { hasZero, min, max }: ScaleOptions): [number, number] {
  const all = hasZero || values.length === 0 ? [...values, 0] : values;
  const low = min ?? least(all);
  const high = max ?? most(all);
  if (low < high) return [low, high];
  // One value, or many that are equal: room around it, so that it stands in the middle and not on an edge.
  const around = Math.abs(low) * 0.1 || 1;
  if (hasZero && low === 0) return [0, 1];
  return [low - around, low + around];
}

/**
 * An axis that holds all values and has round numbers at its marks.
 * @param values What is to be shown; what cannot be drawn is left out.
 * @param options Room and fixed ends.
 */
export function valueScale(values: Iterable<number | null | undefined>, options: ScaleOptions): ValueScale {
  const scale = scaleLinear(ends(drawable(values), options), [0, 1]);
  if (options.min === undefined && options.max === undefined) scale.nice(options.tickCount);
  const [min = 0, max = 1] = scale.domain();
  return { min, max, ticks: scale.ticks(options.tickCount), at: (value) => Math.min(1, Math.max(0, scale(value))) };
}

/**
 * Leaves out marks whose words repeat the mark before: halves of a count that is worded in whole numbers.
 * @param ticks From small to large.
 * @param format Words a mark.
 */
export function distinctTicks(
  ticks: readonly number[],
  format: (value: number) => string,
): { value: number; label: string }[] {
  const seen = new Set<string>();
  return ticks.flatMap((value) => {
    const label = format(value);
    if (seen.has(label)) return [];
    seen.add(label);
    return [{ value, label }];
  });
}
