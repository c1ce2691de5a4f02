import type { Payment, RefundCause, Transaction } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Effects } from '../../../shared/dialogs/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { refundEffects } from '../model/refund.ts';

export interface RefundEffectsProps {
  /** The payment that it is about. */
  payment: Payment;
  /** The movement that brought the payment to the balance. */
  movement: Transaction;
  /** In minor units; can be given back. */
  amount: number;
  cause: RefundCause;
}

/** Who gets and loses what by a refund, and what becomes of the invoice. */
export function RefundEffects({ payment, movement, amount, cause }: RefundEffectsProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const { currency } = payment.amount;
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const { client, platform, provider, isPaidOut, left } = refundEffects(payment, movement, amount);
  return (
    <Effects
      items={[
        t('effects.client', { name: payment.client.displayName, amount: money(client), last4: payment.method.last4 }),
        t('effects.provider', { amount: money(provider), platform: money(platform) }),
        t(isPaidOut ? 'effects.paidOut' : 'effects.onBalance', { amount: money(provider) }),
        t('effects.invoice', { left: money(left) }),
        t(cause === 'CHARGED_BY_MISTAKE' ? 'effects.stillOwed' : 'effects.writtenOff', { amount: money(client) }),
        ...(payment.purpose === 'COPAY' ? [t('effects.copay')] : []),
      ]}
    />
  );
}
