import type {
  AdjudicatedAmounts,
  ClaimAdjudication,
  ClaimEvent,
  DenialReason,
  LineAdjudication,
  Payer,
} from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import { opaque } from '../personas/random.ts';
import type { ClaimRow, PolicyRow } from '../store/tables/care.ts';
import { adjudicate } from './adjudication.ts';
import type { Accumulated } from './adjudication.ts';
import { deadlineOf } from './claim-deadlines.ts';

const MINUTES_A_DAY = 24 * 60;

/** How long a payer takes to acknowledge a claim. */
const ACCEPTANCE_MINUTES = 15;

/** How many days each payer takes to decide. */
const decisionDays: Readonly<Record<Payer, number>> = { AETNA: 9, BLUE_CROSS: 8, CIGNA: 11, UNITED: 10, MEDICAID: 14 };

/** The id of a policy in the payers' system. */
export function policyIdOf({ insurer, memberId }: { insurer: Payer; memberId: string }): string {
  return `${insurer} ${memberId.toUpperCase()}`;
}

/** When the payer decides a claim. */
export function decisionAt(claim: Pick<ClaimRow, 'submittedAt' | 'insurer'>): Date {
  return addMinutes(claim.submittedAt, decisionDays[claim.insurer] * MINUTES_A_DAY);
}

/** The sum of adjudicated lines; `charge = allowed + contractualAdjustment + denied` holds for it as for each. */
function sumOfLines(lines: readonly LineAdjudication[], currency: string): AdjudicatedAmounts {
  const total = (field: keyof AdjudicatedAmounts) => ({
    amountMinor: lines.reduce((sum, line) => sum + line[field].amountMinor, 0),
    currency,
  });
  return {
    charge: total('charge'),
    allowed: total('allowed'),
    contractualAdjustment: total('contractualAdjustment'),
    denied: total('denied'),
    copay: total('copay'),
    deductible: total('deductible'),
    coinsurance: total('coinsurance'),
    patientResponsibility: total('patientResponsibility'),
    paid: total('paid'),
  };
}

/** The met yearly amounts of a policy: with other practices, and by our valid claims. */
export function accumulated(policy: PolicyRow, claims: readonly ClaimRow[]): Accumulated {
  const standing = claims.filter(
    (claim) => policyIdOf(claim) === policy.id && claim.status !== 'REVERSED' && claim.status !== 'VOIDED',
  );
  const sum = (amount: (adjudication: ClaimAdjudication) => number) =>
    standing.reduce((total, claim) => total + (claim.adjudication ? amount(claim.adjudication) : 0), 0);
  return {
    deductibleMinor: policy.deductibleMetElsewhereMinor + sum((entry) => entry.deductible.amountMinor),
    outOfPocketMinor:
      policy.outOfPocketMetElsewhereMinor +
      sum((entry) => entry.copay.amountMinor + entry.deductible.amountMinor + entry.coinsurance.amountMinor),
    sessions: standing.filter((claim) => (claim.adjudication?.allowed.amountMinor ?? 0) > 0).length,
  };
}

/**
 * Advances claims to `now`: acknowledges them, decides due ones in the order of filing, and reverses
 * a claim when the corrected one is decided. Returns the changed claims.
 * @param held Claims whose decision has come with a remittance that no one has posted: they wait for that.
 */
export function advanceClaims(
  claims: readonly ClaimRow[],
  policies: ReadonlyMap<string, PolicyRow>,
  now: Date,
  held: ReadonlySet<string> = new Set(),
): ClaimRow[] {
  const current = new Map(claims.map((claim) => [claim.id, claim]));
  const open = claims.filter(({ id, status }) => (status === 'SUBMITTED' || status === 'ACCEPTED') && !held.has(id));
  for (const claim of open.toSorted(
    (first, second) =>
      decisionAt(first).getTime() - decisionAt(second).getTime() || first.submittedAt.localeCompare(second.submittedAt),
  )) {
    const acceptedAt = addMinutes(claim.submittedAt, ACCEPTANCE_MINUTES);
    if (acceptedAt > now) continue;
    if (claim.status === 'SUBMITTED' && incompleteDiagnosis(claim) !== null) {
      current.set(claim.id, reject(claim, acceptedAt));
      continue;
    }
    const accepted = claim.status === 'ACCEPTED' ? claim : accept(claim, acceptedAt);
    const decidedAt = decisionAt(claim);
    if (decidedAt > now) {
      current.set(claim.id, accepted);
      continue;
    }
    const replaced = claim.replacesClaimId === null ? undefined : current.get(claim.replacesClaimId);
    if (replaced && (replaced.status === 'PAID' || replaced.status === 'PARTIALLY_PAID'))
      current.set(replaced.id, reverse(replaced, decidedAt));
    current.set(claim.id, decide(accepted, policies.get(policyIdOf(claim)) ?? null, [...current.values()], decidedAt));
  }
  return [...current.values()].filter((claim, index) => claim !== claims[index]);
}

const event = (status: ClaimEvent['status'], at: Date, words: string): ClaimEvent => ({ status, at: iso(at), words });

/** Codes of ICD-10-CM that only head a group: a claim needs one of the codes below them. */
const HEADINGS: ReadonlySet<string> = new Set(
  'F20 F31 F32 F33 F34 F40 F41 F42 F43 F43.1 F43.2 F50 F51 F51.0 F60 F84 F90'.split(' '),
);

/** The first diagnosis of a claim that a clearing house does not take because it is not complete, or null. */
function incompleteDiagnosis({ diagnoses }: Pick<ClaimRow, 'diagnoses'>): string | null {
  return diagnoses.find(({ code }) => HEADINGS.has(code))?.code ?? null;
}

/** A rejection: the claim never reached the payer, so that there is no number of the payer's and no decision. */
function reject(claim: ClaimRow, at: Date): ClaimRow {
  const words = `The clearinghouse rejected the claim: diagnosis ${incompleteDiagnosis(claim) ?? ''} is incomplete. The payer never received it.`;
  return { ...claim, status: 'REJECTED', history: [...claim.history, event('REJECTED', at, words)] };
}

function accept(claim: ClaimRow, at: Date): ClaimRow {
  const payerClaimNumber = opaque(`payer claim ${claim.id}`, 12).toUpperCase();
  return {
    ...claim,
    status: 'ACCEPTED',
    payerClaimNumber,
    history: [...claim.history, event('ACCEPTED', at, 'The payer has the claim and is looking at it.')],
  };
}

function reverse(claim: ClaimRow, at: Date): ClaimRow {
  return {
    ...claim,
    status: 'REVERSED',
    history: [
      ...claim.history,
      event('REVERSED', at, 'The payer took its payment back: the corrected claim has taken the place of this one.'),
    ],
  };
}

/** When a claim counts as filed: a correction that comes within its own time counts as its original does. */
function filedAt(claim: ClaimRow, others: readonly ClaimRow[]): string {
  const original = others.find(({ id }) => id === claim.replacesClaimId);
  if (!original?.adjudication) return claim.submittedAt;
  const decidedOn = original.adjudication.decidedAt.slice(0, 10);
  const { lastDay } = deadlineOf(original.insurer, 'CORRECTED', original.serviceDate, decidedOn);
  return claim.submittedAt.slice(0, 10) <= lastDay ? original.submittedAt : claim.submittedAt;
}

/** A claim as its payer decides it at a moment, by the policy and what other claims have used of it. */
export function decide(claim: ClaimRow, policy: PolicyRow | null, others: readonly ClaimRow[], at: Date): ClaimRow {
  const used = policy
    ? accumulated(
        policy,
        others.filter((other) => other.id !== claim.id),
      )
    : { deductibleMinor: 0, outOfPocketMinor: 0, sessions: 0 };
  const decision = adjudicate(
    {
      serviceDate: claim.serviceDate,
      filedAfterDays: Math.floor(
        (Date.parse(filedAt(claim, others)) - Date.parse(claim.serviceDate)) / (MINUTES_A_DAY * 60_000),
      ),
      placeOfService: claim.placeOfService,
      diagnosisCodes: claim.diagnoses.map((diagnosis) => diagnosis.code),
      lines: claim.lines,
    },
    policy,
    used,
  );
  const sum = sumOfLines(decision.lines, claim.charge.currency);
  const reasons = [
    ...new Map(
      decision.lines.flatMap((line) => (line.reason ? [[line.reason.code, line.reason] as const] : [])),
    ).values(),
  ];
  return {
    ...claim,
    status: decision.status,
    lines: claim.lines.map((line, index) => ({ ...line, adjudication: decision.lines[index] ?? null })),
    adjudication: { ...sum, decidedAt: iso(at), reasons },
    remittance:
      sum.paid.amountMinor === 0
        ? null
        : {
            reference: `ERA-${opaque(`remittance ${claim.id}`, 10).toUpperCase()}`,
            paidAt: iso(at),
            method: 'EFT',
            amount: sum.paid,
          },
    history: [...claim.history, event(decision.status, at, decisionWords(decision.status, sum, reasons))],
  };
}

function decisionWords(status: ClaimRow['status'], sum: AdjudicatedAmounts, reasons: readonly DenialReason[]): string {
  const why = reasons.map((reason) => reason.words).join(' ');
  if (status === 'DENIED') return `The payer denied the claim. ${why}`;
  if (status === 'PARTIALLY_PAID') return `The payer paid a part. ${why}`;
  return sum.paid.amountMinor === 0
    ? 'The payer allowed the session; the whole amount falls to the client, by copay and deductible.'
    : 'The payer paid.';
}
