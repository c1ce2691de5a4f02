import type {
  ClaimAdjustment,
  DenialReason,
  LineAdjudication,
  Payer,
  PlaceOfService,
  ProcedureCode,
} from '@sakina/platform/contract';
import { FILING_DAYS } from './claim-deadlines.ts';

/** The parts of a line that a payer's decision uses. */
export interface LineToDecide {
  procedureCode: ProcedureCode;
  modifiers: readonly string[];
  units: number;
  charge: { amountMinor: number; currency: string };
  diagnosisPointers: readonly number[];
}

/** The parts of a claim that a payer's decision uses. Dates are `YYYY-MM-DD`, so they compare as strings. */
export interface ClaimToDecide {
  serviceDate: string;
  /** Days between the session and the claim. */
  filedAfterDays: number;
  placeOfService: PlaceOfService;
  diagnosisCodes: readonly string[];
  lines: readonly LineToDecide[];
}

/** The terms of the policy. */
export interface PolicyTerms {
  insurer: Payer;
  startsOn: string;
  endsOn: string | null;
  copayMinor: number;
  coinsurancePercent: number;
  deductibleMinor: number;
  outOfPocketMaximumMinor: number;
  sessionLimit: number | null;
}

/** The yearly amounts that are met before this claim. */
export interface Accumulated {
  deductibleMinor: number;
  outOfPocketMinor: number;
  sessions: number;
}

export interface Decision {
  status: 'PAID' | 'PARTIALLY_PAID' | 'DENIED';
  lines: LineAdjudication[];
}

/** Contracted price of one unit, in minor units of US dollars, before the payer's own factor. */
const feeSchedule: Readonly<Record<ProcedureCode, number>> = {
  '90791': 16_500,
  '90832': 7_200,
  '90834': 10_400,
  '90837': 14_800,
  '90846': 10_600,
  '90847': 12_800,
  '90853': 3_600,
  '96127': 600,
};

/** Each payer's contracted percentage of the fee schedule. */
const payerPercent: Readonly<Record<Payer, number>> = {
  AETNA: 100,
  BLUE_CROSS: 96,
  CIGNA: 94,
  UNITED: 92,
  MEDICAID: 70,
};

/** A questionnaire that is scored; it shares the visit's copay. */
const QUESTIONNAIRE: ProcedureCode = '96127';

/** The contracted price of the units of a procedure, at most the charge. */
export function allowedMinor(insurer: Payer, procedure: ProcedureCode, units: number, chargeMinor: number): number {
  return Math.min(chargeMinor, Math.round((feeSchedule[procedure] * units * payerPercent[insurer]) / 100));
}

/** Why a whole claim is not paid, or null. Codes are X12 claim adjustment reason codes (CARC). */
function claimDenial(claim: ClaimToDecide, policy: PolicyTerms | null, used: Accumulated): DenialReason | null {
  if (policy === null) return { code: '31', group: 'PR', words: 'The payer doesn’t recognize this member ID.' };
  if (claim.serviceDate < policy.startsOn)
    return { code: '26', group: 'PR', words: 'The date of service is before coverage started.' };
  if (policy.endsOn !== null && claim.serviceDate > policy.endsOn)
    return { code: '27', group: 'PR', words: 'Coverage ended before the date of service.' };
  const limit = FILING_DAYS[policy.insurer].FIRST.days;
  if (claim.filedAfterDays > limit)
    return { code: '29', group: 'CO', words: `The claim was filed more than ${limit} days after the date of service.` };
  if (policy.sessionLimit !== null && used.sessions >= policy.sessionLimit)
    return { code: '119', group: 'PR', words: 'The plan’s yearly session limit has been reached.' };
  return null;
}

/** Why one line is not paid, or null. */
function lineDenial(line: LineToDecide, claim: ClaimToDecide): DenialReason | null {
  const isVideo = line.modifiers.includes('95');
  const isTelehealth = claim.placeOfService !== '11';
  const isSession = line.procedureCode !== QUESTIONNAIRE;
  if (isSession && isTelehealth && !isVideo)
    return { code: '4', group: 'CO', words: 'A session by video needs the modifier 95, and the claim has none.' };
  if (isVideo && !isTelehealth)
    return {
      code: '4',
      group: 'CO',
      words: 'Modifier 95 says telehealth, but the place of service is the office.',
    };
  if (isSession && line.units > 1)
    return { code: '151', group: 'CO', words: 'A session is billed as one unit; its length is in the procedure code.' };
  const isBesideSession = claim.lines.some((other) => other.procedureCode !== QUESTIONNAIRE);
  if (!isSession && isBesideSession && !line.modifiers.includes('59')) {
    return {
      code: '97',
      group: 'CO',
      words:
        'Scoring a questionnaire counts as part of the session of the same day, unless modifier 59 marks it as a service of its own.',
    };
  }
  // Z codes are circumstances, not illnesses: plans do not cover them.
  const leading = claim.diagnosisCodes[(line.diagnosisPointers[0] ?? 1) - 1];
  if (leading?.startsWith('Z'))
    return {
      code: '167',
      group: 'PR',
      words: 'The plan doesn’t cover treatment for this diagnosis: it’s a circumstance, not a disorder.',
    };
  return null;
}

/**
 * Decides a claim as its payer would: the contracted price of each line, then the copay (once for each visit), the
 * remaining deductible, the coinsurance on the rest, and at most the yearly out-of-pocket maximum. Pure: the same claim
 * with the same policy has the same decision.
 */
export function adjudicate(claim: ClaimToDecide, policy: PolicyTerms | null, used: Accumulated): Decision {
  const wholeDenial = claimDenial(claim, policy, used);
  let isCopayOpen = true;
  let deductibleLeft = Math.max(0, (policy?.deductibleMinor ?? 0) - used.deductibleMinor);
  let outOfPocketLeft = Math.max(0, (policy?.outOfPocketMaximumMinor ?? 0) - used.outOfPocketMinor);

  const lines = claim.lines.map((line): LineAdjudication => {
    const reason = wholeDenial ?? lineDenial(line, claim);
    if (reason !== null || policy === null) return deniedLine(line, reason);
    const allowed = allowedMinor(policy.insurer, line.procedureCode, line.units, line.charge.amountMinor);
    const share = (wanted: number) => {
      const taken = Math.min(wanted, outOfPocketLeft);
      outOfPocketLeft -= taken;
      return taken;
    };
    const copay = share(isCopayOpen ? Math.min(policy.copayMinor, allowed) : 0);
    const deductible = share(Math.min(deductibleLeft, allowed - copay));
    const coinsurance = share(Math.round(((allowed - copay - deductible) * policy.coinsurancePercent) / 100));
    isCopayOpen = false;
    deductibleLeft -= deductible;
    const amount = amountsIn(line.charge.currency);
    return {
      charge: line.charge,
      allowed: amount(allowed),
      contractualAdjustment: amount(line.charge.amountMinor - allowed),
      denied: amount(0),
      copay: amount(copay),
      deductible: amount(deductible),
      coinsurance: amount(coinsurance),
      patientResponsibility: amount(copay + deductible + coinsurance),
      paid: amount(allowed - copay - deductible - coinsurance),
      reason: null,
      adjustments: adjustmentsOf(line.charge.currency, [
        ['CO', '45', line.charge.amountMinor - allowed],
        ['PR', '3', copay],
        ['PR', '1', deductible],
        ['PR', '2', coinsurance],
      ]),
    };
  });

  const deniedCount = lines.filter((line) => line.reason !== null).length;
  return { status: deniedCount === 0 ? 'PAID' : deniedCount === lines.length ? 'DENIED' : 'PARTIALLY_PAID', lines };
}

const amountsIn = (currency: string) => (amountMinor: number) => ({ amountMinor, currency });

function deniedLine({ charge }: LineToDecide, reason: DenialReason | null): LineAdjudication {
  const amount = amountsIn(charge.currency);
  const nothing = amount(0);
  return {
    charge,
    allowed: nothing,
    contractualAdjustment: nothing,
    denied: charge,
    copay: nothing,
    deductible: nothing,
    coinsurance: nothing,
    patientResponsibility: reason?.group === 'PR' ? charge : nothing,
    paid: nothing,
    reason,
    adjustments:
      reason === null ? [] : adjustmentsOf(charge.currency, [[reason.group, reason.code, charge.amountMinor]]),
  };
}

/** The differences that are not nothing. */
function adjustmentsOf(
  currency: string,
  parts: readonly (readonly [group: ClaimAdjustment['group'], code: string, amountMinor: number])[],
): ClaimAdjustment[] {
  return parts
    .filter(([, , amountMinor]) => amountMinor > 0)
    .map(([group, code, amountMinor]) => ({ group, code, remarks: [], amount: { amountMinor, currency } }));
}
