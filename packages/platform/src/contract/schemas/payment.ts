import * as z from 'zod/mini';
import { calendarDate, instant, money, text } from './common.ts';
import { appointmentId, claimId, paymentId, payoutId, providerId, transactionId, userId } from './ids.ts';

/**
 * Why money moved on a provider's balance: a client paid, an insurer paid a claim, money went back to a client, the platform
 * corrected something, or the balance was paid out.
 */
export const transactionKind = z.enum(['PAYMENT', 'INSURANCE_PAYMENT', 'REFUND', 'ADJUSTMENT', 'PAYOUT']);

/** One movement on a provider's balance. The balance is the sum of `net` over all of them: nothing is kept beside the ledger. */
export const transaction = z.object({
  id: transactionId,
  kind: transactionKind,
  providerId,
  /** Whose session it is for; null for payouts and general corrections. */
  client: z.nullable(z.object({ id: userId, displayName: text })),
  appointmentId: z.nullable(appointmentId),
  paymentId: z.nullable(paymentId),
  claimId: z.nullable(claimId),
  /** The payout that paid it out, or that it is; null while it is on the balance. */
  payoutId: z.nullable(payoutId),
  /** Signed: what the client or the insurer paid is positive, refunds and payouts are negative. */
  amount: money,
  /** The platform's share: positive where it is taken, negative where a refund gives it back, zero for payouts. */
  fee: money,
  /** `amount` less `fee`. */
  net: money,
  description: text,
  createdAt: instant,
  /** First date on which it can be paid out. */
  availableOn: calendarDate,
});

export type Transaction = z.infer<typeof transaction>;
export type TransactionKind = z.infer<typeof transactionKind>;
