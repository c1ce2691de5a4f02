import type { ClaimNextStep, ClaimSummary, Money } from '@sakina/platform/contract';
import { sumMoney } from '@sakina/platform/domain';

/** What to do, the most urgent first. */
export const ACTIONS = [
  'RESEND',
  'CORRECT',
  'APPEAL',
  'BILL_CLIENT',
  'REFUND',
  'AWAIT_CLIENT',
  'WAIT',
  'NONE',
] as const satisfies ClaimNextStep['action'][];
export type ClaimAction = (typeof ACTIONS)[number];

/** What of the claims a list shows. */
export const SHOWN = ['todo', 'waiting', 'settled', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

const SHOWN_BY: Record<ClaimAction, Exclude<Shown, 'all'>> = {
  RESEND: 'todo',
  CORRECT: 'todo',
  APPEAL: 'todo',
  BILL_CLIENT: 'todo',
  REFUND: 'todo',
  AWAIT_CLIENT: 'waiting',
  WAIT: 'waiting',
  NONE: 'settled',
};

/** Whether a list shows a claim: by whose turn it is, the provider’s, someone else’s or nobody’s. */
export const isShown = (claim: ClaimSummary, shown: Shown): boolean =>
  shown === 'all' || SHOWN_BY[actionOf(claim)] === shown;

/** What can be done about a claim. */
export const actionOf = ({ nextStep }: Pick<ClaimSummary, 'nextStep'>): ClaimAction => nextStep?.action ?? 'NONE';

/** The claims by what to do, the most urgent first; those with the same step by their last day, the nearest first. */
export function byUrgency(claims: readonly ClaimSummary[]): readonly ClaimSummary[] {
  const untilOf = (claim: ClaimSummary) => claim.nextStep?.until ?? '9999';
  const rankOf = (claim: ClaimSummary) => ACTIONS.indexOf(actionOf(claim));
  return claims.toSorted(
    (first, second) => rankOf(first) - rankOf(second) || untilOf(first).localeCompare(untilOf(second)),
  );
}

/**
 * What no invoice asks clients for yet, over claims that are to be billed to them. @returns null where there is none.
 */
export function toBillClients(claims: readonly ClaimSummary[]): Money | null {
  const shares = claims.flatMap((claim) =>
    actionOf(claim) === 'BILL_CLIENT' && claim.clientShare ? [claim.clientShare.unbilled] : [],
  );
  const [first] = shares;
  return first ? sumMoney(shares, first.currency) : null;
}

/**
 * The last day for what is to be done about a claim, or by which its insurer decides; undefined where there is none.
 */
export function deadlineOf(
  claim: Pick<ClaimSummary, 'nextStep' | 'deadlines'>,
): { what: 'file' | 'correct' | 'appeal' | 'decide'; until: string } | undefined {
  const action = actionOf(claim);
  const until = claim.nextStep?.until ?? null;
  if (action === 'BILL_CLIENT') {
    const appeal = claim.deadlines?.find(({ kind }) => kind === 'APPEAL');
    return appeal && { what: 'appeal', until: appeal.lastDay };
  }
  if (until === null) return undefined;
  if (action === 'RESEND') return { what: 'file', until };
  if (action === 'CORRECT') return { what: 'correct', until };
  if (action === 'APPEAL') return { what: 'appeal', until };
  return action === 'WAIT' ? { what: 'decide', until } : undefined;
}

/** What was charged on claims that insurers decide on, and on how many; null where there is none. */
export function waitingFor(claims: readonly ClaimSummary[]): { amount: Money; count: number } | null {
  const charges = claims.filter((claim) => actionOf(claim) === 'WAIT').map(({ charge }) => charge);
  const [first] = charges;
  return first ? { amount: sumMoney(charges, first.currency), count: charges.length } : null;
}

/** The parts of a client's share of a claim that are not zero. */
export function sharePartsOf({ adjudication, clientShare }: Pick<ClaimSummary, 'adjudication' | 'clientShare'>) {
  if (!adjudication || !clientShare) return [];
  const { copay, deductible, coinsurance, patientResponsibility } = adjudication;
  const denied =
    patientResponsibility.amountMinor - copay.amountMinor - deductible.amountMinor - coinsurance.amountMinor;
  const parts = [
    { part: 'copay', amount: copay },
    { part: 'deductible', amount: deductible },
    { part: 'coinsurance', amount: coinsurance },
    { part: 'denied', amount: { ...copay, amountMinor: denied } },
    { part: 'paid', amount: clientShare.paid },
    { part: 'writtenOff', amount: clientShare.writtenOff },
    { part: 'billed', amount: clientShare.billed },
  ] as const;
  return parts.filter(({ amount }) => amount.amountMinor > 0);
}

/** Money that is lost unless something is done, and the nearest last day for it. */
export interface AtRisk {
  amount: Money;
  /** How many claims it is of. */
  count: number;
  /** `YYYY-MM-DD` */
  until: string | null;
}

/**
 * What the insurer may still pay of a claim: the charge of one that was sent back, and what was denied at the
 * provider's cost of one that can be corrected or appealed.
 */
export function atRiskOf(claim: ClaimSummary): Money | undefined {
  const action = actionOf(claim);
  if (action === 'RESEND') return claim.charge;
  return action === 'CORRECT' || action === 'APPEAL' ? claim.insurerOpen : undefined;
}

/** What payers denied and can be corrected, and the charge of claims that were sent back; null where there is none. */
export function atRisk(claims: readonly ClaimSummary[]): AtRisk | null {
  const parts = claims.flatMap((claim) => {
    const money = atRiskOf(claim);
    return money && money.amountMinor > 0 ? [{ money, until: claim.nextStep?.until ?? null }] : [];
  });
  const [first] = parts;
  if (!first) return null;
  const days = parts.flatMap(({ until }) => (until === null ? [] : [until])).toSorted();
  const amountMinor = parts.reduce((sum, { money }) => sum + money.amountMinor, 0);
  return { amount: { amountMinor, currency: first.money.currency }, count: parts.length, until: days[0] ?? null };
}
