import type { Instrument, MeasureDefinition } from '@sakina/platform/contract';

/** What is chosen in a questionnaire so far. */
export interface MeasureForm {
  answers: readonly (number | null)[];
  difficulty: number | null;
}

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 3;

/** Whether anything is chosen, and so worth keeping. */
export function isBegun({ answers, difficulty }: MeasureForm): boolean {
  return difficulty !== null || answers.some((answer) => answer !== null);
}

/** Reads what was kept of an earlier visit, as far as it fits the questionnaire. */
export function readKeptAnswers(kept: unknown, { items }: Pick<MeasureDefinition, 'items'>): MeasureForm {
  const { answers, difficulty } = (typeof kept === 'object' && kept !== null ? kept : {}) as {
    answers?: unknown;
    difficulty?: unknown;
  };
  const given: readonly unknown[] = Array.isArray(answers) ? answers : [];
  return {
    answers: items.map((_item, index) => {
      const answer = given[index];
      return isScore(answer) ? answer : null;
    }),
    difficulty: isScore(difficulty) ? difficulty : null,
  };
}

const INSTRUMENTS: readonly Instrument[] = ['PHQ_9', 'GAD_7'];

/** The questionnaire that an address names in place of the id of one that was asked for, or null. */
export function instrumentNamed(id: string): Instrument | null {
  return INSTRUMENTS.find((instrument) => instrument === id) ?? null;
}

/** A named range of scores as a chart draws it: up to where the next one begins. */
export function chartBands<Label>(
  { bands, maximumScore }: Pick<MeasureDefinition, 'bands' | 'maximumScore'>,
  labelOf: (severity: MeasureDefinition['bands'][number]['severity']) => Label,
): { from: number; to: number; label: Label }[] {
  return bands.map(({ severity, from }, index) => ({
    from,
    to: bands[index + 1]?.from ?? maximumScore,
    label: labelOf(severity),
  }));
}
