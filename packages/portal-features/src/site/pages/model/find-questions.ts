import { foldForSearch } from '@sakina/platform/locale';

/** A question with its answer, translated. */
interface Question<Id extends string = string> {
  readonly id: Id;
  readonly question: string;
  readonly answer: string;
}

/** A group of questions. */
export interface QuestionGroup<Id extends string = string> {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question<Id>[];
}

const SEPARATORS = /[^\p{L}\p{N}]+/u;
/** The Arabic article, alone or joined with ‘and’, ‘with’ or ‘for’: ‘السعر’ matches ‘سعر’. */
const ARTICLE = /^(?:ال|وال|بال|لل)(?=\p{L}{3})/u;

/** The words of a search. */
export function wordsOf(query: string): string[] {
  return foldForSearch(query)
    .split(SEPARATORS)
    .filter(Boolean)
    .map((word) => word.replace(ARTICLE, ''));
}

/**
 * The questions that contain every word of the search. A group whose name matches is found as a whole; groups
 * without matches are left out. An empty search finds all.
 */
export function findQuestions<Id extends string>(
  groups: readonly QuestionGroup<Id>[],
  query: string,
): QuestionGroup<Id>[] {
  const words = wordsOf(query);
  const fits = (text: string) => {
    const folded = foldForSearch(text);
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
