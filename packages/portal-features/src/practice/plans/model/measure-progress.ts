import type { GoalMeasure } from '@sakina/platform/contract';

/**
 * How far a measure has come from baseline to target, in whole percent from 0 to 100. It works
 * for rising and falling targets alike.
 * @returns null where baseline and target are the same, of which no share can be said.
 */
export function percentFromMeasure({ baseline, target }: Pick<GoalMeasure, 'baseline' | 'target'>, current: number) {
  if (baseline === target) return null;
  const share = (baseline - current) / (baseline - target);
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

type Instrument = NonNullable<GoalMeasure['instrument']>;

/** Reliable change and caseness as the NHS defines them; change that is felt as the product does. All in points. */
const RULES: Readonly<Record<Instrument, { reliable: number; felt: number; caseness: number }>> = {
  PHQ_9: { reliable: 6, felt: 5, caseness: 10 },
  GAD_7: { reliable: 4, felt: 4, caseness: 8 },
};

/** What two scores of a questionnaire say; lower is better. */
export interface ScoreChange {
  /** Points from the first score to the last; below 0 is better. */
  change: number;
  /** Whether more than chance is behind it. */
  isReliable: boolean;
  /** Whether it is large enough to be felt. */
  isFelt: boolean;
  /** Whether the last score is at or above the cut-off. */
  isCase: boolean;
  /** Whether it began at or above the cut-off and is below now. */
  isBelowNow: boolean;
  /** Whether it became worse by more than chance. */
  isDeteriorated: boolean;
}

/**
 * Compares the first score with the last.
 * @returns null with fewer than two scores: too early to say.
 */
export function scoreChange(instrument: Instrument, scores: readonly number[]): ScoreChange | null {
  const [first] = scores;
  const last = scores.at(-1);
  if (first === undefined || last === undefined || scores.length < 2) return null;
  const { reliable, felt, caseness } = RULES[instrument];
  const change = last - first;
  const isReliable = Math.abs(change) >= reliable;
  return {
    change,
    isReliable,
    isFelt: Math.abs(change) >= felt,
    isCase: last >= caseness,
    isBelowNow: first >= caseness && last < caseness,
    isDeteriorated: isReliable && change > 0,
  };
}
