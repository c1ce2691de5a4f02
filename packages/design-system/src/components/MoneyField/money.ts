import { asciiDigits, minorPlaces } from '@sakina/platform/locale';

/** Why a text is not an amount. */
export type MoneyProblem = 'unreadable' | 'tooPrecise' | 'tooLarge';

/** What was made of a text: an amount in minor units (null for an empty field), or what is wrong. */
export type MoneyReading = { minor: number | null; problem?: never } | { minor?: never; problem: MoneyProblem };

/** How a locale and a currency write amounts. */
interface MoneyForm {
  /** Decimal places of the currency: 2 for USD, 0 for JPY, 3 for KWD. */
  places: number;
  /** What the locale puts before the decimals: '.' or ','. */
  decimal: string;
  /** How the locale writes the currency, so that a pasted amount may carry it: '$', 'د.إ.'. */
  signs: readonly string[];
}

/** How amounts of a currency are written in a locale. */
export function moneyForm(locale: string, currency: string): MoneyForm {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value;
  return {
    places: minorPlaces(currency),
    decimal: decimal === ',' ? ',' : '.',
    signs: (['symbol', 'narrowSymbol'] as const).map((display) => currencySign(locale, currency, display).sign),
  };
}

/** The sign of a currency and whether the locale puts it before the amount; the code itself where it is unknown. */
export function currencySign(
  locale: string,
  currency: string,
  currencyDisplay: 'symbol' | 'narrowSymbol' = 'narrowSymbol',
): { sign: string; isBefore: boolean } {
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
    const at = parts.findIndex((part) => part.type === 'currency');
    return {
      sign: (parts[at]?.value ?? currency).replace(MARKS, ''),
      isBefore: at < parts.findIndex((part) => part.type === 'integer'),
    };
  } catch {
    return { sign: currency, isBefore: true };
  }
}

/** Minor units as a decimal text, digit by digit: 123450 with two places is '1234.50'. Never through a fraction. */
export function toDecimalText(minor: number, places: number): string {
  const digits = String(Math.abs(Math.trunc(minor))).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${minor < 0 ? '-' : ''}${whole}${places ? `.${digits.slice(-places)}` : ''}`;
}

const MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g;

/** Spaces, direction marks, and what some languages put between thousands and nothing else. */
const QUIET = /[\s\u00a0\u202f\u200e\u200f\u061c\u2066-\u2069'’٬_]/g;

/**
 * Reads an amount as people type and paste it: '1,234.50', '1.234,50', '$1,234.5', '١٬٢٣٤٫٥٠'.
 * Where a text could mean two amounts a thousandfold apart ('1.234' in dollars) it is not guessed.
 */
export function readMoney(text: string, { places, decimal, signs }: MoneyForm): MoneyReading {
  const bare = signs.reduce((left, sign) => left.replace(sign, ''), text.replace(MARKS, ''));
  const plain = asciiDigits(bare)
    .replaceAll('٫', decimal)
    .replace(/،/g, ',')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(QUIET, '')
    .replace(/\p{Sc}|^(-?)[A-Za-z]{3}(?=[-\d.,])|[A-Za-z]{3}$/gu, '$1');
  // Three letters by themselves are no currency of an amount.
  if (plain === '') return /\p{L}/u.test(bare) ? { problem: 'unreadable' } : { minor: null };
  const match = /^(-?)([\d.,]*\d[\d.,]*)(-?)$/.exec(plain);
  if (!match || (match[1] && match[3])) return { problem: 'unreadable' };
  const parts = split(match[2] ?? '', decimal);
  if (!parts) return { problem: 'unreadable' };
  // A fraction of exactly three digits may have been thousands; otherwise zeros at the end say nothing.
  const fraction =
    parts.fraction.length > places && parts.fraction.length !== 3 ? parts.fraction.replace(/0+$/, '') : parts.fraction;
  if (fraction.length > places) return { problem: 'tooPrecise' };
  const minor = Number(`${parts.whole}${fraction.padEnd(places, '0')}`);
  if (!Number.isSafeInteger(minor)) return { problem: 'tooLarge' };
  return { minor: (match[1] || match[3]) && minor !== 0 ? -minor : minor };
}

interface Parts {
  whole: string;
  fraction: string;
}

/**
 * Splits a text of digits, points and commas into whole and fraction; undefined where its separators are inconsistent.
 */
function split(text: string, decimal: string): Parts | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return { whole: text, fraction: '' };
  const sign = text.charAt(last);
  const isOnlyOne = text.indexOf(sign) === last;
  const hasBoth = text.includes('.') && text.includes(',');
  const tail = text.slice(last + 1);
  // The last of two kinds of separator, or a single separator that is the locale's own or cannot separate thousands.
  const isDecimal = isOnlyOne && (hasBoth || sign === decimal || tail.length !== 3 || last === 0);
  const whole = isDecimal ? text.slice(0, last) : text;
  if (!isGrouped(whole)) return undefined;
  return { whole: whole.replace(/[.,]/g, '') || '0', fraction: isDecimal ? tail : '' };
}

/** Whether the separators of a whole number group thousands, or lakhs as in '1,23,456'. */
function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole);
}
