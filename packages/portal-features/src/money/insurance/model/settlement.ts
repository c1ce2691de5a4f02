import type { ClaimStatus, ClaimStatusReport } from '@sakina/platform/contract';
import { daysLeft } from './deadlines.ts';

/** What a person can do about a denial beside correcting the claim. */
export interface Settlement {
  /** The last day to appeal, `YYYY-MM-DD`; null where an appeal is not possible, or not any more. */
  appealUntil: string | null;
  /** What can be written off of the insurer's part, in minor units; 0 for nothing. */
  openMinor: number;
  /** Whether the claim can be taken back: the insurer has it, and no other claim has its place. */
  isVoidable: boolean;
}

type Settled = Pick<ClaimStatusReport, 'status' | 'replacedByClaimId' | 'appeal' | 'insurerOpen' | 'deadlines'>;

/** Statuses in which the insurer has the claim. */
const WITH_INSURER: readonly ClaimStatus[] = ['ACCEPTED', 'PAID', 'PARTIALLY_PAID', 'DENIED'];

/**
 * What can be done about a claim by a person. While the insurer looks at an appeal nothing can.
 * @param today `YYYY-MM-DD`
 */
export function settlementOf(
  { status, replacedByClaimId, appeal, insurerOpen, deadlines = [] }: Settled,
  today: string,
): Settlement {
  if (appeal?.answer === null) return { appealUntil: null, openMinor: 0, isVoidable: false };
  const last = deadlines.find(({ kind }) => kind === 'APPEAL')?.lastDay ?? null;
  return {
    appealUntil: last !== null && daysLeft(today, last) >= 0 ? last : null,
    openMinor: insurerOpen?.amountMinor ?? 0,
    isVoidable: WITH_INSURER.includes(status) && replacedByClaimId === null,
  };
}
