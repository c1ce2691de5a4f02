import type { Estimate, EstimateId, EstimateLineInput } from '@sakina/platform/contract';
import { dateIn, iso } from '../clock.ts';
import { newId } from '../handlers/practice/own.ts';
import type { ProviderRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { issuerOf } from './billing-identity.ts';
import { totalOf } from './invoices.ts';
import { usd } from './ledger.ts';

export type EstimateRow = Rows['estimates'];

/** The day of the care that an invoice is for, in its provider's zone. */
function careDayOf(tables: Tables, row: Rows['invoices']): string {
  const appointment = row.appointmentId === null ? undefined : tables.appointments.get(row.appointmentId);
  const zone = tables.providers.get(row.provider.id)?.timeZone ?? 'UTC';
  return dateIn(appointment?.startsAt ?? row.createdAt, zone).toString();
}

function billedMinor(tables: Tables, { providerId, client, from, until }: EstimateRow): number {
  return tables.invoices
    .all()
    .filter((row) => row.provider.id === providerId && row.client.id === client.id)
    .filter(({ status }) => status !== 'DRAFT' && status !== 'VOID')
    .filter((row) => {
      const day = careDayOf(tables, row);
      return day >= from && day <= until;
    })
    .reduce((sum, { lines }) => sum + totalOf(lines), 0);
}

/** An estimate with its state and what was billed for its period. */
export function estimateView(tables: Tables, row: EstimateRow): Estimate {
  const accepted = row.acceptedAt === null ? 'OPEN' : 'ACCEPTED';
  return {
    ...row,
    status: row.replacedById === null ? accepted : 'REPLACED',
    billed: usd(billedMinor(tables, row)),
  };
}

interface NewEstimate {
  client: EstimateRow['client'];
  lines: readonly EstimateLineInput[];
  from: string;
  until: string;
  now: Date;
}

/** Makes an estimate; one of the same client whose period overlaps it is replaced. */
export function addEstimate(
  tables: Tables,
  provider: ProviderRow,
  { client, lines, from, until, now }: NewEstimate,
): EstimateRow {
  const earlier = tables.estimates
    .all()
    .find(
      (row) =>
        row.providerId === provider.id &&
        row.client.id === client.id &&
        row.replacedById === null &&
        row.from <= until &&
        row.until >= from,
    );
  const counted = lines.map(({ description, quantity, price }) => ({
    description,
    quantity,
    price,
    total: usd(quantity * price.amountMinor),
  }));
  const made = tables.estimates.put({
    id: newId<EstimateId>('est'),
    providerId: provider.id,
    issuer: issuerOf(tables, provider),
    client,
    lines: counted,
    total: usd(counted.reduce((sum, line) => sum + line.total.amountMinor, 0)),
    from,
    until,
    createdAt: iso(now),
    acceptedAt: null,
    replacesId: earlier?.id ?? null,
    replacedById: null,
  });
  if (earlier) tables.estimates.put({ ...earlier, replacedById: made.id });
  return made;
}
