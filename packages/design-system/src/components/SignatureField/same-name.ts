/** A name as it is compared: without case, accents, vowel signs, the Arabic stretching line, points and double spaces. */
function bare(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Whether a typed signature matches a name. Missing capitals and accents are accepted, another name is not.
 * @param typed What was typed.
 * @param name The name they are known by.
 */
export function isSameName(typed: string, name: string): boolean {
  return bare(typed) !== '' && bare(typed) === bare(name);
}
