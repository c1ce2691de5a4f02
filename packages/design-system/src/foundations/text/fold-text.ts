// Combining marks of Latin letters, Arabic vowel signs, decomposed hamza and madda, and tatweel.
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const PLAIN = /^[\u0020-\u007e]*$/;
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/**
 * Normalises text for search: without case, without marks, with one kind of digits, and with interchangeable Arabic letters
 * unified.
 * @param text Displayed or typed text.
 */
export function foldText(text: string): string {
  // Most cells of a long table are plain ASCII and need no decomposition.
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
