// Marks over Latin letters, Arabic vowel signs, hamza and madda taken apart from their letters, and the stretching line of type.
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const PLAIN = /^[\u0020-\u007e]*$/;
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/**
 * Text as a search reads it: without case, without marks, with one kind of digits, and with the Arabic letters that people
 * write for each other made one.
 * @param text What a person sees or types.
 */
export function foldText(text: string): string {
  // Most of a long table is plain, and need not be taken apart.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(DIGITS.indexOf(digit) % 10));
}
