import { instrument } from '@sakina/platform/contract';
import type { Instrument } from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';

/** A questionnaire while it is being answered. */
export interface MeasureDraft {
  /** The user opened it and did not put it aside: it is sent with the form. */
  isWanted: boolean;
  /** In the order of the items; null for no answer. */
  answers: readonly (number | null)[];
  /** The answer to the final question about difficulty, or null. */
  difficulty: number | null;
  /** The server has stored it: it is not sent again, even if a later call fails. */
  isSent: boolean;
}

/** Both questionnaires. */
export type MeasureDrafts = Readonly<Record<Instrument, MeasureDraft>>;

const untouched: MeasureDraft = { isWanted: false, answers: [], difficulty: null, isSent: false };

/** Nothing answered: questionnaires are optional. */
export const noMeasures: MeasureDrafts = { PHQ_9: untouched, GAD_7: untouched };

/** The number of items of each questionnaire. */
const ITEM_COUNTS: Readonly<Record<Instrument, number>> = { PHQ_9: 9, GAD_7: 7 };
/** Index of the PHQ-9 item about self-harm. */
const SELF_HARM_AT = 8;

/** The number of unanswered items of a questionnaire to be sent; 0 for one that is not. */
export function openCount(which: Instrument, { isWanted, isSent, answers }: MeasureDraft): number {
  if (!isWanted || isSent) return 0;
  return Array.from({ length: ITEM_COUNTS[which] }, (_none, index) => answers[index] ?? null).filter(
    (answer) => answer === null,
  ).length;
}

/** Index of the first unanswered item. */
export function firstOpen(which: Instrument, { answers }: MeasureDraft): number {
  const found = Array.from({ length: ITEM_COUNTS[which] }, (_none, index) => index).find(
    (index) => (answers[index] ?? null) === null,
  );
  return found ?? 0;
}

/** Whether the item about self-harm is answered above 0, even if the questionnaire is sent or put aside (CARE-2). */
export function asksForHelp({ PHQ_9 }: MeasureDrafts): boolean {
  return (PHQ_9.answers[SELF_HARM_AT] ?? 0) > 0;
}

/** The complete questionnaires that are still to be sent, with their answers. */
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

function readOne(which: Instrument, stored: unknown): MeasureDraft {
  const answers = own(stored, 'answers');
  const difficulty = own(stored, 'difficulty');
  return {
    isWanted: own(stored, 'isWanted') === true,
    isSent: own(stored, 'isSent') === true,
    answers: Array.isArray(answers)
      ? Array.from({ length: ITEM_COUNTS[which] }, (_none, index) => (isScore(answers[index]) ? answers[index] : null))
      : [],
    difficulty: isScore(difficulty) ? difficulty : null,
  };
}

/** Reads a stored draft; anything that is not a score counts as no answer. */
export function readMeasureDrafts(stored: unknown): MeasureDrafts {
  return { PHQ_9: readOne('PHQ_9', own(stored, 'PHQ_9')), GAD_7: readOne('GAD_7', own(stored, 'GAD_7')) };
}
