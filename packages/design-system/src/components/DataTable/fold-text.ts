// Marks over Latin letters, Arabic vowel signs, and the stretching line of Arabic type.
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const PLAIN = /^[\u0020-\u007e]*$/;

/**
 * Text as search reads it: without case, without marks, and with the Arabic letters that people write for each other made one.
 * @param text What a person sees or types.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(/[أإآٱ]/g, 'ا').replace(/ى/g, 'ي').replace(/ة/g, 'ه');
}
