import { parseDate } from '@internationalized/date';
import type { ClaimDeadline, Payer } from '@sakina/platform/contract';
import { plusDays } from '../clock.ts';
import type { ClaimRow } from '../store/tables/care.ts';
import { isWrittenOff } from './claim-settlement.ts';

type Rule = Pick<ClaimDeadline, 'clock' | 'days'>;

/**
 * How long each payer gives for a first claim, a corrected one and an appeal, as secondary sources had it in 2026-11;
 * they disagree, so that a practice checks each against its own contract.
 */
export const FILING_DAYS: Readonly<Record<Payer, Record<ClaimDeadline['kind'], Rule>>> = {
  AETNA: terms(120, ['SERVICE_DATE', 180], 180),
  BLUE_CROSS: terms(365, ['SERVICE_DATE', 365], 180),
  CIGNA: terms(90, ['REMIT_DATE', 90], 180),
  UNITED: terms(90, ['REMIT_DATE', 180], 65),
  MEDICAID: terms(95, ['REMIT_DATE', 95], 60),
};

function terms(first: number, [clock, days]: [Rule['clock'], number], appeal: number) {
  return {
    FIRST: { clock: 'SERVICE_DATE', days: first },
    CORRECTED: { clock, days },
    APPEAL: { clock: 'REMIT_DATE', days: appeal },
  } as const;
}

/**
 * The last day of a kind of filing. It counts itself, in the payer's zone.
 * @param serviceDate When the session was, `YYYY-MM-DD`.
 * @param remitDate When the payer decided; needed by limits that count from there.
 */
export function deadlineOf(
  insurer: Payer,
  kind: ClaimDeadline['kind'],
  serviceDate: string,
  remitDate: string | null,
): ClaimDeadline {
  const { clock, days } = FILING_DAYS[insurer][kind];
  const from = clock === 'SERVICE_DATE' ? serviceDate : (remitDate ?? serviceDate);
  return { kind, clock, days, lastDay: plusDays(parseDate(from), days).toString() };
}

/** What can still be filed about a claim: a new one after a rejection, a corrected one or an appeal after a denial. */
export function deadlinesOf(claim: ClaimRow): ClaimDeadline[] {
  const { insurer, serviceDate, status, adjudication, replacedByClaimId } = claim;
  if (status === 'REJECTED') return [deadlineOf(insurer, 'FIRST', serviceDate, null)];
  if (status === 'VOIDED') return [];
  if (!adjudication || adjudication.denied.amountMinor === 0 || replacedByClaimId !== null) return [];
  if (isWrittenOff(claim)) return [];
  const remitDate = adjudication.decidedAt.slice(0, 10);
  const correction = deadlineOf(insurer, 'CORRECTED', serviceDate, remitDate);
  // A decision is appealed once.
  return claim.appeal ? [correction] : [correction, deadlineOf(insurer, 'APPEAL', serviceDate, remitDate)];
}
