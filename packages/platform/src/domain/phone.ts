import { plainCharacters } from '../locale/plain-characters.ts';

/**
 * A telephone number as the contract takes it: plain digits, spaces, hyphens and brackets; dots and slashes become
 * hyphens.
 */
export function plainPhone(text: string): string {
  return plainCharacters(text).replace(/[./]/g, '-');
}

/**
 * Whether a text can be a telephone number, typed in digits of any script.
 * @param fewest The fewest digits: 3 for the short numbers of help lines. @default 6
 */
export function isPhone(text: string, fewest = 6): boolean {
  const number = plainPhone(text);
  return /^\+?[0-9 ()-]{3,20}$/.test(number) && number.replace(/\D/g, '').length >= fewest;
}
