import type { CancellationQuote } from '@sakina/platform/contract';

/**
 * Which sentence says what cancelling costs: nothing, all back, a fee, the rest of a fee, a part back, or what was
 * paid.
 */
export type CancelCase = 'always' | 'free' | 'allBack' | 'fee' | 'rest' | 'partBack' | 'kept';

/** The sentence for a quote. */
export function cancelCase({ fee, paid, refund, charge, lateFeePercent }: CancellationQuote): CancelCase {
  if (fee.amountMinor === 0) {
    if (paid.amountMinor > 0) return 'allBack';
    return lateFeePercent === 0 ? 'always' : 'free';
  }
  if (paid.amountMinor === 0) return 'fee';
  if (charge.amountMinor > 0) return 'rest';
  return refund.amountMinor > 0 ? 'partBack' : 'kept';
}
