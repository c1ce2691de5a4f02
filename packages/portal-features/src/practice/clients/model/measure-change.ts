import type { Instrument } from '@sakina/platform/contract';
import { scoreChanges } from '@sakina/platform/domain';

/** One score. */
export interface Score {
  /** ISO 8601. */
  at: string;
  score: number;
}

/**
 * Points by which a change is more than the error of measurement: ≥ 6 of PHQ-9, ≥ 4 of GAD-7 (NHS Talking Therapies).
 */
const RELIABLE: Readonly<Record<Instrument, number>> = { PHQ_9: 6, GAD_7: 4 };

/** The score from which someone counts as a case: ≥ 10 of PHQ-9, ≥ 8 of GAD-7. */
export const CASENESS: Readonly<Record<Instrument, number>> = { PHQ_9: 10, GAD_7: 8 };

/** Points that people feel as a difference: 5 of PHQ-9, 4 of GAD-7. Felt and reliable are two things. */
const FELT: Readonly<Record<Instrument, number>> = { PHQ_9: 5, GAD_7: 4 };

/** Days without a score after which the line of a chart breaks. */
const GAP_DAYS = 60;

/** How the scores of one questionnaire have moved from the first to the latest. */
export interface MeasureChange {
  first: number;
  latest: number;
  /** Latest less first; negative is less burden. */
  change: number;
  /** Latest less the one before it, which can have the other sign. */
  sinceLast: number;
  isFelt: boolean;
  isReliable: boolean;
  /** Reliably worse. */
  isDeteriorated: boolean;
  isCase: boolean;
  wasCase: boolean;
}

/** How the scores have moved, or null while there is one or none: too early to say. */
export function changeOf(instrument: Instrument, scores: readonly Score[]): MeasureChange | null {
  const [first, ...rest] = scores;
  const latest = rest.at(-1);
  const { sinceFirst: change, sinceLast } = scoreChanges(scores.map(({ score }) => score));
  if (!first || !latest || change === null || sinceLast === null) return null;
  return {
    first: first.score,
    latest: latest.score,
    change,
    sinceLast,
    isFelt: Math.abs(change) >= FELT[instrument],
    isReliable: Math.abs(change) >= RELIABLE[instrument],
    isDeteriorated: change >= RELIABLE[instrument],
    isCase: latest.score >= CASENESS[instrument],
    wasCase: first.score >= CASENESS[instrument],
  };
}

/**
 * Recovery over both questionnaires: above caseness on at least one before, below it on both now; reliable where one of
 * them improved reliably and none worsened so. Null while one of the two has fewer than two scores.
 */
export function recoveryOf(
  phq9: MeasureChange | null,
  gad7: MeasureChange | null,
): 'none' | 'recovered' | 'reliablyRecovered' | null {
  if (!phq9 || !gad7) return null;
  if (!(phq9.wasCase || gad7.wasCase) || phq9.isCase || gad7.isCase) return 'none';
  const both = [phq9, gad7];
  const isReliable = both.some(({ isReliable: is, change }) => is && change < 0);
  return isReliable && !both.some(({ isDeteriorated }) => isDeteriorated) ? 'reliablyRecovered' : 'recovered';
}

/** A value of the chart: a day, and its score or null where the line breaks. */
export interface ChartPoint {
  date: string;
  value: number | null;
}

/**
 * The scores as a line: of two on one day the later counts, and more than 60 days without any are a gap.
 * @param dayOf The date `YYYY-MM-DD` of an instant where the reader is.
 */
export function chartPoints(scores: readonly Score[], dayOf: (at: string) => string): ChartPoint[] {
  const byDay = new Map(scores.map(({ at, score }) => [dayOf(at), score]));
  const points: ChartPoint[] = [];
  for (const [date, value] of byDay) {
    const before = points.at(-1);
    if (before && Date.parse(date) - Date.parse(before.date) > GAP_DAYS * 86_400_000) {
      const between = new Date((Date.parse(date) + Date.parse(before.date)) / 2);
      points.push({ date: between.toISOString().slice(0, 10), value: null });
    }
    points.push({ date, value });
  }
  return points;
}
