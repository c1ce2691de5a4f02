const LATIN = /[A-Za-z\u00C0-\u024F]|\+\d/;
const ARABIC = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr']);

/**
 * Puts the isolating marks U+2068 and U+2069 around a text that runs against a language’s direction, so that the text
 * beside it keeps its place. A text in the language’s own direction is unchanged.
 * @param locale BCP 47 tag of the surrounding language.
 */
export function setApart(text: string, locale: string): string {
  const against = RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? LATIN : ARABIC;
  return against.test(text) ? `\u2068${text}\u2069` : text;
}
