import type { PaymentMethod } from '@sakina/platform/contract';
import { useCardText } from './messages/index.ts';

/** The names of card networks, which no language translates. */
const BRANDS: Readonly<Record<PaymentMethod['brand'], string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
};

/** Names a card by its network and last digits, alone and within a sentence: 'Visa ending in 4242'. */
export function useCardName(): (card: Pick<PaymentMethod, 'brand' | 'last4'>) => string {
  const t = useCardText();
  return ({ brand, last4 }) => t('name', { brand: BRANDS[brand], last4 });
}
