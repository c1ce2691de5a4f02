/** The longest licence number that the server takes. */
export const LICENCE_LENGTH = 40;

/**
 * Boards number by letters and digits, at least three of them digits, and no more than eight letters: with more it is a sentence.
 * Any script, as boards abroad print their own digits.
 */
const NUMBER = /^(?=(?:.*\p{Nd}){3})(?!(?:.*\p{L}){9})[\p{L}\p{Nd}]{4,20}$/u;

/** Whether a licence number can be one. Blanks, points, hyphens and slashes between its parts do not matter. */
export function isLicenceNumber(text: string): boolean {
  return text.trim().length <= LICENCE_LENGTH && NUMBER.test(text.replace(/[\s.\-/–]/gu, ''));
}
