import { foldText } from '@sakina/design-system';

/** A question with its answer, as they are read. */
export interface Question<Id extends string = string> {
  readonly id: Id;
  readonly question: string;
  readonly answer: string;
}

/** A part of the page with its questions. */
export interface QuestionGroup<Id extends string = string> {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question<Id>[];
}

const SEPARATORS = /[^\p{L}\p{N}]+/u;
/** The Arabic article, alone or grown together with ‘and’, ‘with’ or ‘for’: ‘السعر’ looks for ‘سعر’. */
const ARTICLE = /^(?:ال|وال|بال|لل)(?=\p{L}{3})/u;

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return foldText(query)
    .split(SEPARATORS)
    .filter(Boolean)
    .map((word) => word.replace(ARTICLE, ''));
}

/**
 * The questions in whose words every word of the search stands. A group whose name alone fits is found as a whole; groups
 * without anything found are left out. A search without words finds all.
 */
export function findQuestions<Id extends string>(
  groups: readonly QuestionGroup<Id>[],
  query: string,
): QuestionGroup<Id>[] {
  const words = wordsOf(query);
  const fits = (text: string) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
  const foundIn = ({ title, questions }: QuestionGroup<Id>) => {
    const found = questions.filter(({ question, answer }) => fits(`${question} ${answer}`));
    return found.length === 0 && fits(title) ? questions : found;
  };
  return groups
    .map((group) => ({ ...group, questions: foundIn(group) }))
    .filter(({ questions }) => questions.length > 0);
}
