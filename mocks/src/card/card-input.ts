import type { CardField, CardProblem } from '@sakina/platform/payments';
import type { CardBrand } from '@sakina/platform/contract';
import { testCards } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';

/** The values of the fields. They never leave the element. */
export type CardInput = Readonly<Record<CardField, string>>;

/** The digits of a text, including Arabic and Persian digits. */
export function digitsOf(typed: string): string {
  return typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '');
}

const networks: readonly (readonly [brand: CardBrand, begins: RegExp, length: number])[] = [
  ['VISA', /^4/, 16],
  ['MASTERCARD', /^(5[1-5]|2[2-7])/, 16],
  ['AMEX', /^3[47]/, 15],
  ['DISCOVER', /^(6011|65|64[4-9])/, 16],
];

/** The card network of a number, by its first digits; null while it is not known. */
export function brandOf(number: string): CardBrand | null {
  return networks.find(([, begins]) => begins.test(digitsOf(number)))?.[0] ?? null;
}

const lengthOf = (brand: CardBrand | null) => networks.find(([name]) => name === brand)?.[2] ?? 16;

/** The check digit of ISO/IEC 7812 (Luhn). */
export function hasCheckDigit(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return number !== '' && sum % 10 === 0;
}

/** A number as it is printed: in fours, or 4-6-5 on American Express. */
export function printedNumber(typed: string): string {
  const brand = brandOf(typed);
  const digits = digitsOf(typed).slice(0, lengthOf(brand));
  const groups =
    brand === 'AMEX' ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/** A date as it is printed, `MM / YY`. A first digit above 1 is a month of its own. */
export function printedExpiry(typed: string): string {
  const raw = digitsOf(typed);
  const digits = (/^[2-9]/.test(raw) ? `0${raw}` : raw).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Month and year of a printed date; null while it is incomplete. */
export function expiryOf(typed: string): { year: number; month: number } | null {
  const digits = digitsOf(typed);
  const month = Number(digits.slice(0, 2));
  return digits.length === 4 && month >= 1 && month <= 12 ? { year: 2000 + Number(digits.slice(2)), month } : null;
}

/** The test card of a number, or undefined. The demo accepts no other, so that a real card never works. */
export function testCardOf(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === digitsOf(number));
}

function numberProblem(number: string): CardProblem | null {
  const digits = digitsOf(number);
  const brand = brandOf(digits);
  if (digits.length < lengthOf(brand)) return 'INCOMPLETE';
  if (!hasCheckDigit(digits)) return 'INVALID_NUMBER';
  return testCardOf(digits) ? null : 'UNSUPPORTED_CARD';
}

function expiryProblem(typed: string, now: Date): CardProblem | null {
  if (digitsOf(typed).length < 4) return 'INCOMPLETE';
  const expiry = expiryOf(typed);
  if (!expiry) return 'INVALID_DATE';
  const months = expiry.year * 12 + expiry.month - (now.getUTCFullYear() * 12 + now.getUTCMonth() + 1);
  if (months < 0) return 'EXPIRED';
  return months > 20 * 12 ? 'INVALID_DATE' : null;
}

/** The problem of each field; empty if a token can be created. */
export function problemsOf(
  { number, expiry, securityCode }: CardInput,
  now: Date,
): Partial<Record<CardField, CardProblem>> {
  const codeLength = brandOf(number) === 'AMEX' ? 4 : 3;
  const found: readonly (readonly [CardField, CardProblem | null])[] = [
    ['number', numberProblem(number)],
    ['expiry', expiryProblem(expiry, now)],
    ['securityCode', digitsOf(securityCode).length === codeLength ? null : 'INCOMPLETE'],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}
