/** When, where and of what something was measured. */
interface Circumstances {
  /** ISO day on which it was measured. */
  readonly date: string;
  /** The commit measured, in short. */
  readonly commit: string;
  /** Processor, cores, Node. */
  readonly machine: string;
}

/** What `npm run measure` writes to docs/measured.json. */
export interface Measured extends Circumstances {
  readonly groups: readonly MeasuredGroup[];
}

/** Figures that belong together, such as the sizes of first visits. */
export interface MeasuredGroup {
  readonly title: string;
  readonly unit: string;
  readonly rows: readonly MeasuredRow[];
  /** Of a group that was measured alone. */
  readonly measured?: Circumstances;
}

/** One figure, and what it is held against. */
export interface MeasuredRow {
  readonly name: string;
  readonly value: number;
  /** What it should be at most (or at least, where `isFloor`); left out where nothing is promised. */
  readonly limit?: number;
  readonly isFloor?: boolean;
}

/** Whether a figure keeps its promise; null where there is none. */
export function keeps({ value, limit, isFloor = false }: MeasuredRow): boolean | null {
  if (limit === undefined) return null;
  return isFloor ? value >= limit : value <= limit;
}
