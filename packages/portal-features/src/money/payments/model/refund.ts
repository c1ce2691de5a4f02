import type { Payment, Transaction } from '@sakina/platform/contract';

/** What of a payment can still be given back, in minor units: nothing unless it succeeded. */
export function leftToRefund(payment: Pick<Payment, 'status' | 'amount' | 'refunded'>): number {
  if (payment.status !== 'SUCCEEDED' && payment.status !== 'PARTIALLY_REFUNDED') return 0;
  return payment.amount.amountMinor - payment.refunded.amountMinor;
}

/** What a payment was split into, in minor units. */
export interface Charged {
  /** What the client paid. */
  paid: number;
  /** The platform's share of it. */
  fee: number;
  /** What was given back before. */
  refunded: number;
}

/**
 * The part of the platform's share that a refund returns, in minor units. It is the difference of the share before and
 * after, each rounded half up once, so that many refunds return exactly what one whole refund would.
 */
export function feeReturned({ paid, fee, refunded }: Charged, amount: number): number {
  if (paid <= 0) return 0;
  const shareOf = (kept: number) => Math.floor((2 * fee * kept + paid) / (2 * paid));
  return shareOf(paid - refunded) - shareOf(paid - refunded - amount);
}

/** What a refund does, said before it is confirmed. Amounts are minor units. */
export interface RefundEffects {
  /** What the client gets. */
  client: number;
  /** What the platform gives back of its share. */
  platform: number;
  /** What the provider's balance loses. */
  provider: number;
  /** Whether the payment was paid out, so that the next payout becomes smaller. */
  isPaidOut: boolean;
  /** What is left of the payment afterwards. */
  left: number;
}

/** The effects of giving an amount back. @param movement The payment's own movement on the balance. */
export function refundEffects(
  payment: Pick<Payment, 'amount' | 'refunded' | 'status'>,
  movement: Pick<Transaction, 'fee' | 'payoutId'>,
  amount: number,
): RefundEffects {
  const platform = feeReturned(
    { paid: payment.amount.amountMinor, fee: movement.fee.amountMinor, refunded: payment.refunded.amountMinor },
    amount,
  );
  return {
    client: amount,
    platform,
    provider: amount - platform,
    isPaidOut: movement.payoutId !== null,
    left: leftToRefund(payment) - amount,
  };
}
