import type { ClaimNextStep } from '@sakina/platform/contract';
import { balanceOf } from '@sakina/platform/domain';
import type { SessionMoney } from '@sakina/platform/domain';
import { iso } from '../clock.ts';
import type { ClaimRow } from '../store/tables/care.ts';
import { deadlineOf } from './claim-deadlines.ts';
import { insurerOpenMinor, isWrittenOff } from './claim-settlement.ts';
import { decisionAt } from './claims.ts';

/**
 * Reasons of which nothing on the claim can be put right, only argued (docs/rules/money.md, Reasons that can only be
 * argued): too late, which proof of the first filing answers, and not necessary by the payer's rule, which the facts of
 * the note answer.
 */
const APPEALED: ReadonlySet<string> = new Set(['29', '50', '150', '151', '167']);

/**
 * What the provider can do next about a claim.
 * @param money What client and provider have moved for the session: what was paid, written off or is on an invoice is
 *   not asked for again.
 * @param today `YYYY-MM-DD`
 */
export function nextStepOf(claim: ClaimRow, money: SessionMoney, today: string): ClaimNextStep {
  if (claim.status === 'SUBMITTED' || claim.status === 'ACCEPTED') {
    const expected = iso(decisionAt(claim)).slice(0, 10);
    return {
      action: 'WAIT',
      words: 'Nothing to do. The payer is expected to decide by the day shown.',
      until: expected,
    };
  }
  if (claim.replacedByClaimId !== null && claim.status === 'REJECTED')
    return { action: 'NONE', words: 'A new claim replaces this one. Continue there.', until: null };
  if (claim.status === 'REJECTED')
    return {
      action: 'RESEND',
      words:
        'Fix the claim and resubmit it. The payer never received this one, and the timely filing deadline still applies.',
      until: deadlineOf(claim.insurer, 'FIRST', claim.serviceDate, null).lastDay,
    };
  if (claim.status === 'VOIDED')
    return balanceOf(0, money).kept > 0
      ? {
          action: 'REFUND',
          words: 'The claim was voided. Check whether the client still owes what they paid.',
          until: null,
        }
      : { action: 'NONE', words: 'The claim was voided. The session can be billed again.', until: null };
  if (claim.status === 'REVERSED' || claim.replacedByClaimId !== null)
    return { action: 'NONE', words: 'A corrected claim replaces this one. Continue there.', until: null };
  if (claim.appeal?.answer === null)
    return {
      action: 'WAIT',
      words: 'Nothing to do. The payer is reviewing your appeal and has to decide by the day shown.',
      until: claim.appeal.answerDueOn,
    };
  const { adjudication } = claim;
  const refused = adjudication?.reasons.filter(({ group }) => group === 'CO') ?? [];
  const appealUntil = adjudication
    ? deadlineOf(claim.insurer, 'APPEAL', claim.serviceDate, adjudication.decidedAt.slice(0, 10)).lastDay
    : null;
  if (
    appealUntil !== null &&
    today <= appealUntil &&
    claim.appeal === undefined &&
    insurerOpenMinor(claim) > 0 &&
    refused.length > 0 &&
    refused.every(({ code }) => APPEALED.has(code))
  )
    return {
      action: 'APPEAL',
      words: 'There’s nothing to correct. Appeal with proof. Don’t bill the client for it.',
      until: appealUntil,
    };
  const remitDate = claim.adjudication?.decidedAt.slice(0, 10) ?? null;
  const until = deadlineOf(claim.insurer, 'CORRECTED', claim.serviceDate, remitDate).lastDay;
  const isCorrectable = !isWrittenOff(claim) && refused.some(({ code }) => !APPEALED.has(code));
  if (isCorrectable && today <= until) {
    return {
      action: 'CORRECT',
      words: 'Correct what the payer lists and submit a corrected claim. Don’t bill the client for it.',
      until,
    };
  }
  const { balance, unbilled } = balanceOf(claim.adjudication?.patientResponsibility.amountMinor ?? 0, money);
  if (balance < 0)
    return {
      action: 'REFUND',
      words: 'The client has paid more than their share. Refund the difference.',
      until: null,
    };
  if (claim.status === 'DENIED' && unbilled > 0)
    return {
      action: 'BILL_CLIENT',
      words: 'Ask about other insurance. Otherwise the client pays for the session.',
      until: null,
    };
  if (unbilled > 0)
    return { action: 'BILL_CLIENT', words: 'Patient responsibility is due. Bill the client.', until: null };
  if (balance > 0)
    return {
      action: 'AWAIT_CLIENT',
      words: 'Invoices cover the full balance. Nothing to do until the client pays.',
      until: null,
    };
  return { action: 'NONE', words: 'Nothing more to do.', until: null };
}
