/** What can be wrong with a number that was entered. */
export type NumberProblem = 'below' | 'above' | 'offStep';

/** Which numbers a field takes. */
export interface NumberRange {
  /** The smallest number. */
  min?: number | undefined;
  /** The largest number. */
  max?: number | undefined;
  /** The distance between two numbers, counted from `min`, or from zero where there is none. */
  step?: number | undefined;
}

/** A hair of tolerance, because 0.3 is not three times 0.1 in binary. */
const TOLERANCE = 1e-9;

/** What is wrong with a number, or undefined when nothing is; an empty field is not a range problem. */
export function numberProblem(value: number | null, { min, max, step }: NumberRange): NumberProblem | undefined {
  if (value === null || Number.isNaN(value)) return undefined;
  if (min !== undefined && value < min) return 'below';
  if (max !== undefined && value > max) return 'above';
  if (!step || step <= 0) return undefined;
  const steps = (value - (min ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) > TOLERANCE * Math.max(1, Math.abs(steps)) ? 'offStep' : undefined;
}
