import type { Payer, RemittanceId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { opaque } from '../../personas/random.ts';
import { decide, policyIdOf } from '../../rules/claims.ts';
import type { ClaimRow, PolicyRow, RemittanceRow } from '../tables/care.ts';

/** What is to be settled by hand: a claim number that the payer wrote wrongly, or less money than the lines say. */
const CASES: readonly { insurer: Payer; hours: number; isUnmatched: boolean; keptMinor: number }[] = [
  { insurer: 'BLUE_CROSS', hours: 21, isUnmatched: true, keptMinor: 0 },
  { insurer: 'CIGNA', hours: 45, isUnmatched: false, keptMinor: 500 },
];

/** Remittances that wait for a person, each with the claim of its payer that was decided last. */
export function seedRemittances(
  claims: readonly ClaimRow[],
  policies: readonly PolicyRow[],
  now: Date,
): RemittanceRow[] {
  return CASES.flatMap(({ insurer, hours, isUnmatched, keptMinor }) => {
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
        total: { ...amount, amountMinor: amount.amountMinor - keptMinor },
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
        decided: [decided],
      },
    ];
  });
}
