import type { Instrument, Measure, MeasureTrend, Severity } from '@sakina/platform/contract';
import { scoreChanges } from '@sakina/platform/domain';
import { measureDefinitions } from './measure-definitions.ts';

/** The minimal clinically important difference of a score. */
const meaningfulChange: Readonly<Record<Instrument, number>> = { PHQ_9: 5, GAD_7: 4 };

/** The sum of the answers and its band. */
export function scoreOf(instrument: Instrument, answers: readonly number[]): { score: number; severity: Severity } {
  const score = answers.reduce((sum, answer) => sum + answer, 0);
  const band = measureDefinitions[instrument].bands.find(({ from, to }) => score >= from && score <= to);
  if (!band) throw new RangeError(`${instrument} has no score of ${score}`);
  return { score, severity: band.severity };
}

/** The answer about self-harm; 0 without an answer, or if the questionnaire does not ask. */
export function selfHarmAnswer(instrument: Instrument, answers: readonly number[]): number {
  const item = measureDefinitions[instrument].items.find((entry) => entry.isSelfHarm);
  return item ? (answers[item.number - 1] ?? 0) : 0;
}

/** Whether a score fell by at least the minimal important difference. */
export function isImprovement(instrument: Instrument, change: number): boolean {
  return -change >= meaningfulChange[instrument];
}

type Scored = Pick<Measure, 'id' | 'instrument' | 'completedAt' | 'result'>;

/** The answered questionnaires of one kind, the earliest first. */
export function answered<M extends Scored>(measures: readonly M[], instrument: Instrument): M[] {
  return measures
    .filter((measure) => measure.instrument === instrument && measure.completedAt !== null && measure.result !== null)
    .toSorted((first, second) => Date.parse(first.completedAt ?? '') - Date.parse(second.completedAt ?? ''));
}

/** The scores over time and how far they have moved. */
export function trendOf(measures: readonly Scored[], instrument: Instrument): MeasureTrend {
  const points = answered(measures, instrument).flatMap(({ id, completedAt, result }) =>
    completedAt !== null && result !== null
      ? [{ measureId: id, at: completedAt, score: result.score, severity: result.severity }]
      : [],
  );
  const { sinceFirst: change } = scoreChanges(points.map(({ score }) => score));
  return {
    instrument,
    maximumScore: measureDefinitions[instrument].maximumScore,
    points,
    change,
    isMeaningful: change !== null && Math.abs(change) >= meaningfulChange[instrument],
  };
}
