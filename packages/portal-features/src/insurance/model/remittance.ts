import type { RemittanceSummary } from '@sakina/platform/contract';

/**
 * What keeps a remittance out of the books: `posted` nothing, it is in them; `ready` nothing but a person's word; `match` lines
 * without a claim; `ask` money that no line explains, though each has its claim.
 */
export type RemittanceState = 'posted' | 'ready' | 'match' | 'ask';

/** How a remittance stands. A line without a claim counts even where the rest adds up by chance. */
export function stateOf({
  status,
  difference,
  unmatchedCount,
}: Pick<RemittanceSummary, 'status' | 'difference' | 'unmatchedCount'>): RemittanceState {
  if (status === 'POSTED') return 'posted';
  if (unmatchedCount > 0) return 'match';
  return difference.amountMinor === 0 ? 'ready' : 'ask';
}
