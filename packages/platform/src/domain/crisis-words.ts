import { foldForSearch } from '../locale/fold-for-search.ts';
import { crisisPatterns } from './crisis-patterns.ts';

let compiled: readonly RegExp[] | undefined;

/** Compiled on first use, so that pages without a text field do not pay for it. */
function patterns(): readonly RegExp[] {
  compiled ??= Object.values(crisisPatterns).flatMap(({ phrases, prefix }) =>
    phrases.map((words) => new RegExp(` ${prefix === undefined ? '' : `${prefix}?`}(${words}) `, 'u')),
  );
  return compiled;
}

/** Words folded as in a search, single spaces around each, without punctuation. */
const plain = (text: string) =>
  ` ${foldForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Reports whether a text mentions suicide or self-harm, in any language of the product. It errs on the side of showing
 * help: a sentence about another person, or a denial, may match. It only decides whether crisis help is shown first and
 * is not an assessment of the writer. Screens call it while the user types; the server decides on what was sent.
 */
export function speaksOfCrisis(text: string): boolean {
  const words = plain(text);
  return patterns().some((pattern) => pattern.test(words));
}
