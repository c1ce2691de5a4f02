import type { Tables } from '../store/table.ts';
import type { ClaimRow } from '../store/tables/care.ts';
import { differ, grouped, sumBy } from './ledger-check-words.ts';
import { platformShare } from './ledger.ts';

/** Whether what the payer paid has gone back to it. */
const isTakenBack = (status: ClaimRow['status']) => status === 'REVERSED' || status === 'VOIDED';

/** Compares insurers' remittances with the ledger. */
export function claimInconsistencies(tables: Tables): string[] {
  const byClaim = grouped(
    tables.transactions.all().filter((row) => row.kind === 'INSURANCE_PAYMENT'),
    (row) => row.claimId ?? '',
  );
  const claims = tables.claims.all();
  const known = new Set<string>(claims.map((row) => row.id));
  return [
    ...[...byClaim.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `An insurer’s payment is of ${id === '' ? 'no claim' : `the claim ${id}, which does not exist`}.`),
    ...claims.flatMap(({ id, adjudication, remittance, status, providerId }) => {
      const rows = byClaim.get(id) ?? [];
      const paid = remittance !== null && !isTakenBack(status) ? remittance.amount.amountMinor : 0;
      return [
        ...differ(
          `What the claim ${id} brought to the ledger`,
          sumBy(rows, (row) => row.amount.amountMinor),
          paid,
          isTakenBack(status) ? 'its payment went back and it should bring' : 'its remittance is',
        ),
        ...differ(
          `The platform’s share of the claim ${id}`,
          sumBy(rows, (row) => row.fee.amountMinor),
          platformShare(paid),
          'of what is paid the share is',
        ),
        ...(remittance
          ? differ(
              `The remittance of the claim ${id}`,
              remittance.amount.amountMinor,
              adjudication?.paid.amountMinor ?? 0,
              'the payer decided to pay',
            )
          : []),
        ...(rows.some((row) => row.providerId !== providerId) ? [`The claim ${id} was paid to another provider.`] : []),
      ];
    }),
  ];
}
