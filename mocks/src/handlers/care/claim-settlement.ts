import { appealClaim, voidClaim, writeOffClaim } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { deadlineOf } from '../../rules/claim-deadlines.ts';
import {
  appealOf,
  insurerOpenMinor,
  isAppealOpen,
  isWrittenOff,
  notVoidable,
  voidedClaim,
} from '../../rules/claim-settlement.ts';
import { voidBalanceInvoices } from '../../rules/invoices.ts';
import { heldClaims } from '../../rules/remittances.ts';
import type { ClaimRow } from '../../store/tables/care.ts';
import { ApiFailure, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownFinancesOf } from '../money/finances.ts';
import { ownClaim, reportOf } from './claims.ts';
import { post, settleClaims } from './settle-claims.ts';

const nothingDenied = (message: string) => new ApiFailure(409, 'NOTHING_DENIED', message);

/** Refuses while the payer looks at an appeal. @throws ApiFailure */
function checkNoAppeal(claim: ClaimRow): void {
  if (!isAppealOpen(claim)) return;
  const details = { answerDueOn: claim.appeal?.answerDueOn };
  throw new ApiFailure(409, 'APPEAL_OPEN', 'The payer is looking at your appeal. Wait for its answer.', details);
}

export const appealClaimHandler = defineHandler(appealClaim, (context) => {
  const { tables, params, body, now } = context;
  ownFinancesOf(context);
  ownClaim(context, params.id);
  settleClaims(tables, now);
  const claim = ownClaim(context, params.id);
  const { status, adjudication, replacedByClaimId, insurer, serviceDate, appeal } = claim;
  checkNoAppeal(claim);
  if (!adjudication || adjudication.denied.amountMinor === 0)
    throw nothingDenied('The payer has denied nothing of this claim.');
  if (replacedByClaimId !== null || status === 'VOIDED' || isWrittenOff(claim))
    throw nothingDenied('Nothing of this claim is open any more: it was corrected, taken back or written off.');
  if (appeal)
    throw new ApiFailure(
      409,
      'APPEALED_BEFORE',
      'The payer has answered an appeal already, and stays with its denial.',
    );
  const { lastDay } = deadlineOf(insurer, 'APPEAL', serviceDate, adjudication.decidedAt.slice(0, 10));
  if (iso(now).slice(0, 10) > lastDay)
    throw new ApiFailure(422, 'DEADLINE_PASSED', `The time to appeal ended on ${lastDay}.`, { lastDay });
  return reportOf(context, tables.claims.put({ ...claim, appeal: appealOf(body.reason, now) }));
});

export const writeOffClaimHandler = defineHandler(writeOffClaim, (context) => {
  const { tables, params, body, now, user } = context;
  ownFinancesOf(context);
  ownClaim(context, params.id);
  settleClaims(tables, now);
  const claim = ownClaim(context, params.id);
  checkNoAppeal(claim);
  const open = insurerOpenMinor(claim);
  if (open === 0) throw nothingDenied('Nothing of the insurer’s part is open.');
  const { amount, reason, words } = body;
  if (amount.currency !== claim.charge.currency)
    throw invalid({ amount: `This claim is in ${claim.charge.currency}.` });
  if (amount.amountMinor > open) throw invalid({ amount: 'This is more than the insurer’s outstanding part.' });
  const entry = { amount, reason, words, at: iso(now), by: user.displayName };
  return reportOf(context, tables.claims.put({ ...claim, writeOffs: [...(claim.writeOffs ?? []), entry] }));
});

/** Why a claim cannot be taken back, in a sentence. */
const NOT_VOIDABLE: Record<NonNullable<ReturnType<typeof notVoidable>>, string> = {
  ON_ITS_WAY: 'The payer has not confirmed this claim yet. Try again in a quarter of an hour.',
  SENT_BACK: 'This claim never reached the payer: there is nothing to take back.',
  REPLACED: 'A corrected claim has taken the place of this one. Take that one back.',
  VOIDED: 'This claim has been taken back already.',
  REMITTANCE_OPEN: 'A remittance of this claim has come. Post it first.',
};

export const voidClaimHandler = defineHandler(voidClaim, (context) => {
  const { tables, params, body, now, user } = context;
  ownFinancesOf(context);
  ownClaim(context, params.id);
  settleClaims(tables, now);
  const claim = ownClaim(context, params.id);
  checkNoAppeal(claim);
  const why = notVoidable(claim, heldClaims(tables).has(claim.id));
  if (why) throw new ApiFailure(409, 'CLAIM_NOT_VOIDABLE', NOT_VOIDABLE[why], { why });
  if (claim.status !== body.seenStatus)
    throw new ApiFailure(409, 'CLAIM_CHANGED', 'The payer has decided in the meantime. Read what would happen again.', {
      status: claim.status,
    });
  const { reason, words } = body;
  const voided = tables.claims.put(voidedClaim(claim, { reason, words, at: iso(now), by: user.displayName }));
  post(tables, voided, claim.remittance !== null);
  voidBalanceInvoices(tables, claim.id, now);
  return reportOf(context, voided);
});
