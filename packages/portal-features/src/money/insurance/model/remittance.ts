import type { RemittanceDetail, RemittanceSummary } from '@sakina/platform/contract';

/**
 * What keeps a remittance out of the books: `posted` nothing, it is in them; `ready` nothing but a person's word;
 * `match` lines without a claim; `ask` money that no line explains, though each has its claim.
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

/** Reasons for which an insurer keeps or adds money beside its claims (X12 835 PLB) that we have words for. */
const ADJUSTMENTS = ['WO', 'FB', 'L6', '72', 'CS', 'IR'] as const;

/** What an insurer kept or added money for; any other code is 'other', which names the code and asks the insurer. */
export function adjustmentTopic(code: string): (typeof ADJUSTMENTS)[number] | 'other' {
  return ADJUSTMENTS.find((known) => known === code) ?? 'other';
}

/** The parts of a remittance in minor units: `lines + adjustments + difference = total`. */
export function remittanceSum({
  total,
  difference,
  adjustments,
}: Pick<RemittanceDetail, 'total' | 'difference' | 'adjustments'>): { lines: number; adjustments: number } {
  const beside = adjustments.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return { lines: total.amountMinor - difference.amountMinor - beside, adjustments: beside };
}
