import { plainCharacters } from '../locale/plain-characters.ts';

/** The prefix that CMS has the check digit of an NPI counted with. */
const ISSUER = '80840';

/**
 * A number as it is stored, in plain digits, without the spaces and hyphens that forms print it with: an NPI, a tax
 * number.
 */
export function plainNumber(typed: string): string {
  return plainCharacters(typed).replace(/[\s-]/g, '');
}

/**
 * Whether this is a National Provider Identifier: ten digits, of which the last is the check digit (Luhn over `80840`
 * and the number).
 */
export function isNpi(text: string): boolean {
  if (!/^[12]\d{9}$/.test(text)) return false;
  const sum = (ISSUER + text)
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
