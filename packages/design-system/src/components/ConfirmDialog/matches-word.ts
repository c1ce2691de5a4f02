/** Invisible direction and joining marks that a copied text may contain. */
const UNSEEN = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * Whether the typed text is the required word. Capitals, surrounding space and invisible marks from the clipboard
 * do not matter; its letters do.
 * @param typed The text of the field.
 * @param word What was asked for; an empty one is never matched.
 * @param locale BCP 47 tag: capitals are a matter of language (Turkish İ and i).
 */
export function matchesWord(typed: string, word: string, locale: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  const wanted = plain(word);
  return wanted !== '' && new Intl.Collator(locale, { sensitivity: 'accent' }).compare(plain(typed), wanted) === 0;
}
