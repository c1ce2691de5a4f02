import { instrument } from '@sakina/platform/contract';
import type { Instrument } from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';

/** A questionnaire as it is being answered here. */
export interface MeasureDraft {
  /** It was opened, and not put aside again: it goes along when the form is sent. */
  isWanted: boolean;
  /** In the order of the items; null is no answer. */
  answers: readonly (number | null)[];
  /** The answer to what is asked last, or null. */
  difficulty: number | null;
  /** It has arrived: it is not sent again, whatever happens to the rest. */
  isSent: boolean;
}

/** Both questionnaires. */
export type MeasureDrafts = Readonly<Record<Instrument, MeasureDraft>>;

const untouched: MeasureDraft = { isWanted: false, answers: [], difficulty: null, isSent: false };

/** Nothing answered: questionnaires are offered, never demanded. */
export const noMeasures: MeasureDrafts = { PHQ_9: untouched, GAD_7: untouched };

/** How many items each has. */
export const ITEM_COUNTS: Readonly<Record<Instrument, number>> = { PHQ_9: 9, GAD_7: 7 };
/** Place of the item of the PHQ-9 about self-harm, counted from 0. */
const SELF_HARM_AT = 8;

/** How many items of a questionnaire that goes along have no answer yet; 0 for one that does not. */
export function openCount(which: Instrument, { isWanted, isSent, answers }: MeasureDraft): number {
  if (!isWanted || isSent) return 0;
  return Array.from({ length: ITEM_COUNTS[which] }, (_none, index) => answers[index] ?? null).filter(
    (answer) => answer === null,
  ).length;
}

/** The place of the first item without an answer, counted from 0. */
export function firstOpen(which: Instrument, { answers }: MeasureDraft): number {
  const found = Array.from({ length: ITEM_COUNTS[which] }, (_none, index) => index).find(
    (index) => (answers[index] ?? null) === null,
  );
  return found ?? 0;
}

/** Whether the question about self-harm is answered above 0, sent or not, wanted or put aside (CARE-2). */
export function asksForHelp({ PHQ_9 }: MeasureDrafts): boolean {
  return (PHQ_9.answers[SELF_HARM_AT] ?? 0) > 0;
}

/** The questionnaires that go along and have not arrived, with their answers as they are sent. */
export function toSend(
  drafts: MeasureDrafts,
): { instrument: Instrument; answers: number[]; difficulty: number | null }[] {
  return instrument.options.flatMap((which) => {
    const { isWanted, isSent, answers, difficulty } = drafts[which];
    const given = answers.slice(0, ITEM_COUNTS[which]).filter((answer) => answer !== null);
    return isWanted && !isSent && given.length === ITEM_COUNTS[which]
      ? [{ instrument: which, answers: given, difficulty }]
      : [];
  });
}

const isScore = (value: unknown): value is number => value === 0 || value === 1 || value === 2 || value === 3;

function readOne(which: Instrument, kept: unknown): MeasureDraft {
  const answers = own(kept, 'answers');
  const difficulty = own(kept, 'difficulty');
  return {
    isWanted: own(kept, 'isWanted') === true,
    isSent: own(kept, 'isSent') === true,
    answers: Array.isArray(answers)
      ? Array.from({ length: ITEM_COUNTS[which] }, (_none, index) => (isScore(answers[index]) ? answers[index] : null))
      : [],
    difficulty: isScore(difficulty) ? difficulty : null,
  };
}

/** Reads what was kept of an earlier visit; what is none of the questionnaire's counts as no answer. */
export function readKeptMeasures(kept: unknown): MeasureDrafts {
  return { PHQ_9: readOne('PHQ_9', own(kept, 'PHQ_9')), GAD_7: readOne('GAD_7', own(kept, 'GAD_7')) };
}
