import { heldClaims } from '../../rules/remittances.ts';
import { withAnswer } from '../../rules/claim-settlement.ts';
import { advanceClaims } from '../../rules/claims.ts';
import { postTransaction } from '../../rules/ledger.ts';
import { accountOf, tellOf } from '../../rules/tell.ts';
import type { Tables } from '../../store/table.ts';
import type { ClaimRow } from '../../store/tables/care.ts';

/**
 * Advances the payers' decisions and their answers to appeals to the current time, and posts payments and reversals to
 * the ledger. Called before claims are read: decisions are final, so each payment is posted once.
 */
export function settleClaims(tables: Tables, now: Date): void {
  const before = tables.claims;
  const policies = new Map(tables.policies.all().map((policy) => [policy.id, policy]));
  const changed = advanceClaims(before.all(), policies, now, heldClaims(tables));
  const byTime = changed.toSorted((first, second) => lastEvent(first).localeCompare(lastEvent(second)));
  for (const claim of byTime) {
    const { status } = before.get(claim.id) ?? { status: 'SUBMITTED' as const };
    tables.claims.put(claim);
    if (claim.status === status) continue;
    post(tables, claim, status === 'PAID' || status === 'PARTIALLY_PAID');
    if (claim.status === 'DENIED') notifyDenied(tables, claim);
  }
  for (const claim of tables.claims.all()) {
    const answered = withAnswer(claim, now);
    if (answered !== claim) tables.claims.put(answered);
  }
}

const lastEvent = (claim: ClaimRow) => claim.history.at(-1)?.at ?? claim.submittedAt;

/** Posts the payment of a decision and the amount of a reversal. */
export function post(tables: Tables, claim: ClaimRow, wasPaid: boolean): void {
  const { remittance } = claim;
  if (remittance === null) return;
  const { providerId, client, appointmentId, id: claimId } = claim;
  const entry = { kind: 'INSURANCE_PAYMENT', providerId, client, appointmentId, claimId } as const;
  const { amountMinor } = remittance.amount;
  // A claim that was paid and reversed between two reads needs both movements.
  if (!wasPaid)
    postTransaction(tables, {
      ...entry,
      amountMinor,
      description: `Insurance payment ${remittance.reference}`,
      at: new Date(remittance.paidAt),
    });
  if (claim.status === 'REVERSED' || claim.status === 'VOIDED')
    postTransaction(tables, {
      ...entry,
      amountMinor: -amountMinor,
      description: `Insurance payment ${remittance.reference} taken back`,
      at: new Date(lastEvent(claim)),
    });
}

function notifyDenied(tables: Tables, claim: ClaimRow): void {
  const to = { PROVIDER: accountOf(tables, claim.providerId) };
  tellOf(tables, 'claim.deny', { by: null, to, subject: { claimId: claim.id }, at: new Date(lastEvent(claim)) });
}
