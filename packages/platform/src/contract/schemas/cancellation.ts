import * as v from 'valibot';
import { count, instant, money } from './common.ts';
import { cardBrand } from './payment.ts';

/** What cancelling a session costs or returns at the moment of asking. */
export const cancellationQuote = v.object({
  /** Until then cancelling is free. */
  freeUntil: instant,
  /** The share of the price that a late cancellation costs, in whole percent. */
  lateFeePercent: count,
  /** What cancelling costs now; zero while it is free. */
  fee: money,
  /** What was paid for the session so far, refunds taken off. */
  paid: money,
  /** What is returned of it, and what is taken in addition; at most one of them is not zero. */
  refund: money,
  charge: money,
  /** Where the charge is taken from; null without a card, when it is put on an invoice. */
  card: v.nullable(v.object({ brand: cardBrand, last4: v.pipe(v.string(), v.regex(/^\d{4}$/)) })),
  /** Whether an insurer pays a part of the session, which it never does of a cancellation. */
  isInsured: v.boolean(),
});

export type CancellationQuote = v.InferOutput<typeof cancellationQuote>;
