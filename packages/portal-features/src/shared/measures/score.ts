import type { MeasureDefinition, Severity } from '@sakina/platform/contract';

/** The answers to a questionnaire in the order of its items; null where one is still open. */
export type MeasureAnswers = readonly (number | null)[];

/** No answer to any item yet. */
export function noAnswers({ items }: MeasureDefinition): MeasureAnswers {
  return items.map(() => null);
}

/** The answers as they are sent, or null while an item is open or an answer is none of the questionnaire's. */
export function completeAnswers({ items, options }: MeasureDefinition, answers: MeasureAnswers): number[] | null {
  const known = new Set(options.map(({ score }) => score));
  const given = items
    .map((_item, index) => answers[index])
    .filter((answer): answer is number => typeof answer === 'number' && known.has(answer));
  return given.length === items.length ? given : null;
}

/** Places of the items without an answer, counted from 0. */
export function openItems({ items }: MeasureDefinition, answers: MeasureAnswers): number[] {
  return items.flatMap((_item, index) => (typeof answers[index] === 'number' ? [] : [index]));
}

/** The sum of the answers, or null until all items have one: a sum of some would look like a lower score. */
export function scoreOf(definition: MeasureDefinition, answers: MeasureAnswers): number | null {
  return completeAnswers(definition, answers)?.reduce((sum, answer) => sum + answer, 0) ?? null;
}

/** The band that a score falls into, or null for a score that the questionnaire does not have. */
export function bandOf({ bands }: MeasureDefinition, score: number): Severity | null {
  return bands.find(({ from, to }) => score >= from && score <= to)?.severity ?? null;
}

/** What is answered about self-harm: 0 where nothing is, or where the questionnaire does not ask (CARE-2). */
export function selfHarmAnswer({ items }: MeasureDefinition, answers: MeasureAnswers): number {
  return Math.max(0, ...items.map((item, index) => (item.isSelfHarm ? (answers[index] ?? 0) : 0)));
}
