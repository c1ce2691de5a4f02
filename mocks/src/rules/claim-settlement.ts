import { APPEAL_ANSWER_DAYS } from '@sakina/platform/domain';
import { addMinutes, iso } from '../clock.ts';
import type { ClaimRow } from '../store/tables/care.ts';

/**
 * What a payer denied at the provider's cost and no one has written off, in minor units: what the client owes of a
 * denial is theirs. 0 before a decision, and once the claim was taken back or another one has taken its place.
 */
export function insurerOpenMinor({ status, adjudication, replacedByClaimId, writeOffs = [] }: ClaimRow): number {
  if (!adjudication || replacedByClaimId !== null || status === 'VOIDED') return 0;
  const { denied, patientResponsibility, copay, deductible, coinsurance } = adjudication;
  const ofClient =
    patientResponsibility.amountMinor - copay.amountMinor - deductible.amountMinor - coinsurance.amountMinor;
  const given = writeOffs.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return denied.amountMinor - ofClient - given;
}

/** Whether what was denied has been written off, so that nothing is left to correct or to appeal. */
export function isWrittenOff(claim: ClaimRow): boolean {
  return (claim.writeOffs ?? []).length > 0 && insurerOpenMinor(claim) === 0;
}

/** Whether the payer is looking at an appeal. */
export function isAppealOpen({ appeal }: ClaimRow): boolean {
  return appeal?.answer === null;
}

/** An appeal as it is sent; the payer has to answer within thirty days. */
export function appealOf(reason: string, now: Date): NonNullable<ClaimRow['appeal']> {
  const due = iso(addMinutes(now, APPEAL_ANSWER_DAYS * 24 * 60)).slice(0, 10);
  return { reason, sentAt: iso(now), answerDueOn: due, answer: null };
}

/** The claim with the payer's answer once it was due, else as it is. The demo's payers stay with their denials. */
export function withAnswer(claim: ClaimRow, now: Date): ClaimRow {
  const { appeal } = claim;
  if (!appeal || appeal.answer !== null || iso(now).slice(0, 10) <= appeal.answerDueOn) return claim;
  const answer = {
    outcome: 'UPHELD' as const,
    at: `${appeal.answerDueOn}T12:00:00.000Z`,
    words: 'We have looked at the claim again and stay with our decision.',
  };
  return { ...claim, appeal: { ...appeal, answer } };
}

/**
 * Why a claim cannot be taken back; null where it can. A payer takes back what it has, by its own number of it.
 * @param isHeld Whether a remittance of it has come that no one has posted.
 */
export function notVoidable(
  { status, replacedByClaimId }: ClaimRow,
  isHeld: boolean,
): 'ON_ITS_WAY' | 'SENT_BACK' | 'REPLACED' | 'VOIDED' | 'REMITTANCE_OPEN' | null {
  if (status === 'VOIDED') return 'VOIDED';
  if (status === 'REJECTED') return 'SENT_BACK';
  if (status === 'REVERSED' || replacedByClaimId !== null) return 'REPLACED';
  if (status === 'SUBMITTED') return 'ON_ITS_WAY';
  return isHeld ? 'REMITTANCE_OPEN' : null;
}

/** The claim as its provider took it back. */
export function voidedClaim(claim: ClaimRow, voided: NonNullable<ClaimRow['voided']>): ClaimRow {
  const words = 'The provider took the claim back.';
  return {
    ...claim,
    status: 'VOIDED',
    voided,
    history: [...claim.history, { status: 'VOIDED', at: voided.at, words }],
  };
}
