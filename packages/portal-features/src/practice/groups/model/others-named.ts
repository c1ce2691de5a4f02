import { foldForSearch } from '@sakina/platform/locale';

/** The shortest part of a name that is looked for: initials and particles such as 'al' are in too many words. */
const SHORTEST = 3;

/** The words of a text as a search compares them, without marks around them. */
const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{M}]+/gu)?.map(foldForSearch));

/**
 * Which other participants a note names, by any part of their name (no one else is named in one’s record). What
 * the person themself is called is no finding.
 * @param own The name of the participant whom the note is about.
 */
export function othersNamed(text: string, own: string, others: readonly string[]): string[] {
  const written = wordsOf(text);
  const ownParts = wordsOf(own);
  return others.filter((name) =>
    [...wordsOf(name)].some((part) => part.length >= SHORTEST && written.has(part) && !ownParts.has(part)),
  );
}
