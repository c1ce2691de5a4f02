/** Search words without needless white space, cut to `maxLength` characters (code points). */
export function tidyWords(words: string, maxLength: number): string {
  return Array.from(words.replace(/\s+/gu, ' ').trim()).slice(0, maxLength).join('').trim();
}
