import type { Payer, RemittanceId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { opaque } from '../../personas/random.ts';
import { decide, policyIdOf } from '../../rules/claims.ts';
import type { ClaimRow, PolicyRow, RemittanceRow } from '../tables/care.ts';

interface Case {
  insurer: Payer;
  hours: number;
  isUnmatched: boolean;
  /** What is missing without a word about it. */
  keptMinor: number;
  /** What the payer took back of an earlier claim, and says so. */
  takenBackMinor: number;
}

/**
 * What is to be settled by hand: a claim number that the payer wrote wrongly, beside an overpayment that it takes back,
 * and less money than the lines say.
 */
const CASES: readonly Case[] = [
  { insurer: 'BLUE_CROSS', hours: 21, isUnmatched: true, keptMinor: 0, takenBackMinor: 1200 },
  { insurer: 'CIGNA', hours: 45, isUnmatched: false, keptMinor: 500, takenBackMinor: 0 },
];

/** Remittances that wait for a person, each with the claim of its payer that was decided last. */
export function seedRemittances(
  claims: readonly ClaimRow[],
  policies: readonly PolicyRow[],
  now: Date,
): RemittanceRow[] {
  return CASES.flatMap(({ insurer, hours, isUnmatched, keptMinor, takenBackMinor }) => {
    const claim = claims.findLast((row) => row.status === 'ACCEPTED' && row.insurer === insurer);
    if (!claim) return [];
    const at = addMinutes(now, -60 * hours);
    const policy = policies.find(({ id }) => id === policyIdOf(claim)) ?? null;
    const decided = decide(claim, policy, claims, at);
    if (!decided.remittance) return [];
    const { reference, amount } = decided.remittance;
    const { client, memberId, serviceDate, charge, payerClaimNumber } = claim;
    const [first = '', ...others] = client.displayName.split(' ');
    const number = payerClaimNumber ?? opaque(`number ${claim.id}`, 12).toUpperCase();
    return [
      {
        id: `rem-${reference.slice(4).toLowerCase()}` as RemittanceId,
        providerId: claim.providerId,
        insurer,
        reference,
        paidAt: iso(at),
        method: 'EFT' as const,
        total: { ...amount, amountMinor: amount.amountMinor - keptMinor - takenBackMinor },
        postedAt: null,
        lines: [
          {
            number: 1,
            payerClaimNumber: isUnmatched ? `${number.slice(0, -1)}0` : number,
            clientName: `${others.join(' ')}, ${first}`.toUpperCase(),
            memberId,
            serviceDate,
            charge,
            paid: amount,
            claimId: isUnmatched ? null : claim.id,
          },
        ],
        adjustments:
          takenBackMinor === 0
            ? []
            : [
                {
                  code: 'WO',
                  reference: opaque(`overpaid ${claim.id}`, 12).toUpperCase(),
                  amount: { ...amount, amountMinor: -takenBackMinor },
                },
              ],
        decided: [decided],
      },
    ];
  });
}
