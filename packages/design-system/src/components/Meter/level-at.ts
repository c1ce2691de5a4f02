/** From where on a figure means something else, and what. */
export interface MeterLevel {
  /** The figure from which it holds. */
  from: number;
  /** What it means, in words: 'nearly full'. */
  label: string;
  /**
   * Its urgency.
   * @default 'calm'
   */
  tone?: 'calm' | 'warning' | 'danger';
}

/** The level a figure has reached: the highest that holds, in whatever order they are given; none below all of them. */
export function levelAt(value: number, levels: readonly MeterLevel[]): MeterLevel | undefined {
  return levels.reduce<MeterLevel | undefined>(
    (best, level) => (value >= level.from && (best === undefined || level.from >= best.from) ? level : best),
    undefined,
  );
}
