import type { RemittanceDetail, RemittanceId, RemittanceLine, RemittanceSummary } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';
import type { ClaimRow, RemittanceRow } from '../store/tables/care.ts';

/** Claims whose decision came with a remittance that no one has posted. */
export function heldClaims(tables: Tables): Set<string> {
  const open = tables.remittances.all().filter(({ postedAt }) => postedAt === null);
  return new Set(open.flatMap(({ decided }) => decided.map(({ id }) => id)));
}

const idOf = (reference: string) => `rem-${reference.replace(/^ERA-/, '').toLowerCase()}` as RemittanceId;

/** The remittance of a claim that was paid without anything to settle by hand: it posted itself. */
function rowOf(claim: ClaimRow): RemittanceRow[] {
  const { remittance, providerId, insurer, client, memberId, serviceDate, charge, payerClaimNumber } = claim;
  if (!remittance) return [];
  const { reference, paidAt, method, amount } = remittance;
  const line = {
    number: 1,
    payerClaimNumber: payerClaimNumber ?? reference,
    clientName: client.displayName,
    memberId,
    serviceDate,
    charge,
    paid: amount,
    claimId: claim.id,
  };
  const common = { providerId, insurer, reference, paidAt, method, total: amount };
  return [{ id: idOf(reference), ...common, postedAt: paidAt, lines: [line], adjustments: [], decided: [] }];
}

/** Every remittance of a provider: those that came with something to settle, and those that posted themselves. */
export function remittancesOf(tables: Tables, providerId: string): RemittanceRow[] {
  const kept = tables.remittances.all().filter((row) => row.providerId === providerId);
  const known = new Set(kept.map(({ reference }) => reference));
  const own = tables.claims.all().filter((claim) => claim.providerId === providerId);
  return [...kept, ...own.flatMap(rowOf).filter(({ reference }) => !known.has(reference))];
}

/** The total less what the lines with a claim were paid and what was kept or added beside them, in minor units. */
export function differenceMinor({ total, lines, adjustments }: RemittanceRow): number {
  const matched = lines.reduce((sum, line) => (line.claimId === null ? sum : sum + line.paid.amountMinor), 0);
  return total.amountMinor - matched - adjustments.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
}

/** A remittance as lists show it. */
export function summaryOf(row: RemittanceRow): RemittanceSummary {
  const { id, insurer, reference, paidAt, method, total, postedAt, lines } = row;
  return {
    id,
    insurer,
    reference,
    paidAt,
    method,
    total,
    difference: { ...total, amountMinor: differenceMinor(row) },
    lineCount: lines.length,
    unmatchedCount: lines.filter(({ claimId }) => claimId === null).length,
    status: postedAt === null ? 'UNPOSTED' : 'POSTED',
    postedAt,
  };
}

/** Claims that a line could belong to: with the same payer, of the same day and charge, and still with the payer. */
export function candidatesOf(
  tables: Tables,
  { providerId, insurer, postedAt, lines }: RemittanceRow,
  { serviceDate, charge, claimId }: RemittanceRow['lines'][number],
): RemittanceLine['candidates'] {
  if (postedAt !== null || claimId !== null) return [];
  const taken = new Set(lines.map((line) => line.claimId));
  return tables.claims
    .all()
    .filter((claim) => claim.providerId === providerId && claim.insurer === insurer && claim.status === 'ACCEPTED')
    .filter((claim) => claim.serviceDate === serviceDate && claim.charge.amountMinor === charge.amountMinor)
    .filter(({ id }) => !taken.has(id))
    .map(({ id, client, serviceDate: day, charge: amount }) => ({
      claimId: id,
      client,
      serviceDate: day,
      charge: amount,
    }));
}

/** A remittance with its lines and the claims that they belong to. */
export function detailOf(tables: Tables, row: RemittanceRow): RemittanceDetail {
  return {
    ...summaryOf(row),
    adjustments: row.adjustments,
    lines: row.lines.map(({ claimId, ...line }) => {
      const claim = claimId === null ? undefined : tables.claims.get(claimId);
      return {
        ...line,
        claim: claim ? { id: claim.id, client: claim.client } : null,
        candidates: candidatesOf(tables, row, { ...line, claimId }),
      };
    }),
  };
}
