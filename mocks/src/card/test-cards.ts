import type { CardBrand } from '@sakina/platform/contract';
import type { CardOutcome } from './test-tokens.ts';

/** A card of the demo, with a number that payment platforms publish for testing. */
export interface TestCard {
  number: string;
  brand: CardBrand;
  outcome: CardOutcome;
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'VISA', outcome: 'SUCCEEDS' },
  { number: '5555555555554444', brand: 'MASTERCARD', outcome: 'SUCCEEDS' },
  { number: '378282246310005', brand: 'AMEX', outcome: 'SUCCEEDS' },
  { number: '6011111111111117', brand: 'DISCOVER', outcome: 'SUCCEEDS' },
  { number: '4000000000000002', brand: 'VISA', outcome: 'CARD_DECLINED' },
  { number: '4000000000009995', brand: 'VISA', outcome: 'INSUFFICIENT_FUNDS' },
  { number: '4000000000000069', brand: 'VISA', outcome: 'EXPIRED_CARD' },
  { number: '4000000000000077', brand: 'VISA', outcome: 'PROCESSING' },
];
