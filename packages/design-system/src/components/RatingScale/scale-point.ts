/** One answer of a scale. */
export interface ScalePoint {
  /** What the answer counts; unique in its scale. */
  value: number;
  /** The answer in words. */
  label: string;
}

/** The point that was chosen; none for no answer, and none for a value that the scale does not have. */
export function pointOf(points: readonly ScalePoint[], value: number | null | undefined): ScalePoint | undefined {
  return points.find((point) => point.value === value);
}

/** How many questions have an answer on the scale. */
export function countAnswered(
  names: readonly string[],
  points: readonly ScalePoint[],
  values: Readonly<Record<string, number | null | undefined>>,
): number {
  return names.filter((name) => pointOf(points, values[name])).length;
}

/** The whole numbers from `from` to `to`, both included; none where the bounds are not a valid scale. */
export function wholeNumbers(from: number, to: number): number[] {
  const length = Math.floor(to) - Math.ceil(from) + 1;
  return Number.isFinite(length) && length > 0 ? Array.from({ length }, (_none, step) => Math.ceil(from) + step) : [];
}
