/** Which way a score of a questionnaire has moved; lower is less burden. */
export type ScoreDirection = 'LOWER' | 'HIGHER' | 'SAME';

/** The direction of a change. @param change Points: the later score less the earlier one. */
export function scoreDirection(change: number): ScoreDirection {
  if (change === 0) return 'SAME';
  return change < 0 ? 'LOWER' : 'HIGHER';
}

/**
 * How far the latest score is from two earlier ones, in points: later less earlier. Null while there is one score or
 * none.
 */
export interface ScoreChanges {
  sinceLast: number | null;
  sinceFirst: number | null;
}

/**
 * Both changes of one questionnaire. They can have opposite signs (13, 7, 10), so whoever reads one is told which.
 * @param scores The earliest first.
 */
export function scoreChanges(scores: readonly number[]): ScoreChanges {
  const [first] = scores;
  const latest = scores.at(-1);
  const last = scores.at(-2);
  if (first === undefined || latest === undefined || last === undefined) return { sinceLast: null, sinceFirst: null };
  return { sinceLast: latest - last, sinceFirst: latest - first };
}
