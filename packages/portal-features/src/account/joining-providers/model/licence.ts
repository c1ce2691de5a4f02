/** The longest licence number that the server accepts, in characters. */
const LICENCE_LENGTH = 40;

/**
 * Licence numbers consist of letters and digits: at least three digits, and at most eight letters (more is a sentence).
 * In any script, since boards abroad print their own digits.
 */
const NUMBER = /^(?=(?:.*\p{Nd}){3})(?!(?:.*\p{L}){9})[\p{L}\p{Nd}]{4,20}$/u;

/** Whether a text can be a licence number. Spaces, dots, hyphens and slashes between its parts are ignored. */
export function isLicenceNumber(text: string): boolean {
  return text.trim().length <= LICENCE_LENGTH && NUMBER.test(text.replace(/[\s.\-/–]/gu, ''));
}
