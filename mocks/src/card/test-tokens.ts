import type { CardBrand } from '@sakina/platform/contract';

/** The outcome of charging a test card. */
export type CardOutcome = 'SUCCEEDS' | 'CARD_DECLINED' | 'INSUFFICIENT_FUNDS' | 'EXPIRED_CARD' | 'PROCESSING';

/** The data in a card token. */
export interface CardToken {
  token: string;
  brand: CardBrand;
  last4: string;
  /** Last day on which the card is valid, `YYYY-MM-DD`. */
  expiresOn: string;
}

const outcomes = new Map<string, CardOutcome>([
  ['ok', 'SUCCEEDS'],
  ['declined', 'CARD_DECLINED'],
  ['funds', 'INSUFFICIENT_FUNDS'],
  ['expired', 'EXPIRED_CARD'],
  ['processing', 'PROCESSING'],
]);
const brands = new Map<string, CardBrand>([
  ['visa', 'VISA'],
  ['mastercard', 'MASTERCARD'],
  ['amex', 'AMEX'],
  ['discover', 'DISCOVER'],
]);

/** The last day of a card's month. */
function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

interface NewToken {
  outcome: CardOutcome;
  brand: CardBrand;
  last4: string;
  expiry: { year: number; month: number };
  /** Letters and digits that make it unique. */
  nonce: string;
}

/** Creates a card token, which contains only the last four digits of the number. */
export function cardToken({ outcome, brand, last4, expiry, nonce }: NewToken): CardToken {
  const word = [...outcomes].find(([, value]) => value === outcome)?.[0] ?? 'ok';
  const month = `${expiry.year}${String(expiry.month).padStart(2, '0')}`;
  return {
    token: `tok_${word}_${brand.toLowerCase()}_${last4}_${month}_${nonce}`,
    brand,
    last4,
    expiresOn: lastDayOf(expiry.year, expiry.month),
  };
}

/** Reads a card token; null for one that the demo's card element did not create. */
export function readCardToken(token: string): (CardToken & { outcome: CardOutcome }) | null {
  const match = /^tok_([a-z]+)_([a-z]+)_(\d{4})_(\d{4})(0[1-9]|1[0-2])_[a-z0-9]{6,32}$/.exec(token);
  if (!match) return null;
  const [, word = '', brandWord = '', last4 = '', year = '', month = ''] = match;
  const outcome = outcomes.get(word);
  const brand = brands.get(brandWord);
  return outcome && brand ? { token, outcome, brand, last4, expiresOn: lastDayOf(Number(year), Number(month)) } : null;
}

/** The data in a bank account token. */
interface BankToken {
  token: string;
  bankName: string;
  last4: string;
}

/** Creates a bank account token, which contains the bank and the last four digits only. */
export function bankToken(bankName: string, last4: string, nonce: string): BankToken {
  return {
    token: `btok_${bankName
      .trim()
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')}_${last4}_${nonce}`,
    bankName,
    last4,
  };
}

/** Reads a bank account token; null for any other. */
export function readBankToken(token: string): BankToken | null {
  const match = /^btok_([a-z]+(?:-[a-z]+)*)_(\d{4})_[a-z0-9]{6,32}$/.exec(token);
  if (!match) return null;
  const [, words = '', last4 = ''] = match;
  const bankName = words
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
  return { token, bankName, last4 };
}
