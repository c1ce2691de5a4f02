import type { Eligibility, Payer } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { ClaimRow, PolicyRow } from '../store/tables/care.ts';
import { allowedMinor } from './adjudication.ts';
import { accumulated } from './claims.ts';
import { usd } from './ledger.ts';

/** Sessions that an estimate can be made for. */
const PROCEDURES = ['90791', '90832', '90834', '90837', '90847', '90853'] as const;

interface Asked {
  insurer: Payer;
  memberId: string;
  serviceDate: string;
}

/** A yearly amount with what is met of it and what remains. */
function yearly(totalMinor: number, metMinor: number) {
  const met = Math.min(totalMinor, metMinor);
  return { total: usd(totalMinor), met: usd(met), remaining: usd(totalMinor - met) };
}

/** A payer's answer to an eligibility check for a date. */
export function eligibilityOf(
  asked: Asked,
  policy: PolicyRow | null,
  claims: readonly ClaimRow[],
  now: Date,
): Eligibility {
  const { insurer, memberId, serviceDate } = asked;
  const about = { insurer, memberId, serviceDate, checkedAt: iso(now) };
  if (!policy)
    return {
      ...about,
      status: 'NOT_FOUND',
      words: 'The payer doesn’t recognize this member ID. Compare it with the card.',
      planName: null,
      startsOn: null,
      endsOn: null,
      benefits: null,
    };
  const { planName, startsOn, endsOn } = policy;
  const plan = {
    ...about,
    planName,
    startsOn,
    endsOn,
    ...(policy.payerWords !== undefined && { payerWords: policy.payerWords }),
    ...(policy.carvedOutTo !== undefined && { carvedOutTo: policy.carvedOutTo }),
  };
  if (serviceDate < startsOn)
    return { ...plan, status: 'INACTIVE', words: `The policy begins on ${startsOn}, after that day.`, benefits: null };
  if (endsOn !== null && serviceDate > endsOn)
    return { ...plan, status: 'INACTIVE', words: `The policy ended on ${endsOn}, before that day.`, benefits: null };
  const used = accumulated(policy, claims);
  const limit = policy.sessionLimit;
  return {
    ...plan,
    status: 'ACTIVE',
    words: 'The policy is in force on that day.',
    benefits: {
      copay: usd(policy.copayMinor),
      coinsurancePercent: policy.coinsurancePercent,
      deductible: policy.isDeductibleUnknown ? null : yearly(policy.deductibleMinor, used.deductibleMinor),
      outOfPocket: yearly(policy.outOfPocketMaximumMinor, used.outOfPocketMinor),
      sessions:
        limit === null
          ? null
          : { limit, used: Math.min(limit, used.sessions), remaining: Math.max(0, limit - used.sessions) },
      authorisationNeededFor: policy.authorisationFor,
    },
  };
}

/** What a payer has agreed to pay for each kind of session. */
export function contractedPrices(insurer: Payer): NonNullable<Eligibility['contracted']> {
  return PROCEDURES.map((procedureCode) => ({
    procedureCode,
    allowed: usd(allowedMinor(insurer, procedureCode, 1, Infinity)),
  }));
}
