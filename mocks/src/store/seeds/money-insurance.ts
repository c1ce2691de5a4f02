import type { TransactionId } from '@sakina/platform/contract';
import { opaque } from '../../personas/random.ts';
import { transactionOf } from '../../rules/ledger.ts';
import type { TransactionRow } from '../../rules/ledger.ts';
import type { ProviderRow, Rows } from '../rows.ts';

/** Insurers' payments for claims, and reversals of corrected ones. */
export function seedInsurancePayments(
  claims: Iterable<Rows['claims']>,
  providers: ReadonlyMap<string, ProviderRow>,
): TransactionRow[] {
  const rows: TransactionRow[] = [];
  for (const { id, providerId, appointmentId, client, adjudication, remittance, status, history } of claims) {
    const provider = providers.get(providerId);
    const amountMinor = adjudication?.paid.amountMinor ?? 0;
    if (!provider || !remittance || amountMinor === 0) continue;
    const common = {
      kind: 'INSURANCE_PAYMENT' as const,
      providerId,
      client: { id: client.id, displayName: client.displayName },
      appointmentId,
      claimId: id,
    };
    const paid = { ...common, amountMinor, description: 'Claim paid by the insurer', at: new Date(remittance.paidAt) };
    const own = [transactionOf(paid, `txn-${opaque(`claim ${id}`, 12)}` as TransactionId, provider.timeZone)];
    const reversal = status === 'REVERSED' ? history.findLast((event) => event.status === 'REVERSED') : undefined;
    if (reversal) {
      const takenBack = {
        ...common,
        amountMinor: -amountMinor,
        description: 'Recouped by the insurer: the claim was corrected',
        at: new Date(reversal.at),
      };
      own.push(
        transactionOf(takenBack, `txn-${opaque(`claim ${id} reversed`, 12)}` as TransactionId, provider.timeZone, own),
      );
    }
    rows.push(...own);
  }
  return rows;
}
