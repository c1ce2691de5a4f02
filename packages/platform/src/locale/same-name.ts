import { foldForSearch } from './fold-for-search.ts';

/** A name as it is compared: folded, with points, hyphens and double spaces as one space. */
const bare = (name: string) => foldForSearch(name.replaceAll(/[\p{P}\s]+/gu, ' ')).trim();

/**
 * Whether a typed name is that of a person. Missing capitals and accents and the letters of another keyboard are
 * accepted, another name is not.
 * @param typed What was typed.
 * @param name The name they are known by.
 */
export function isSameName(typed: string, name: string): boolean {
  return bare(typed) !== '' && bare(typed) === bare(name);
}
