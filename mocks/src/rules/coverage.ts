import { professionRow } from '@sakina/platform/domain';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import type { CoverageRow } from '../store/tables/care.ts';

/** A client's insurance, or null. */
export function coverageOf(tables: Tables, clientId: string): CoverageRow | null {
  return tables.coverages.all().find((row) => row.client.id === clientId) ?? null;
}

/** Whether the provider bills the client's insurer under a contract, so that the client pays only a share. */
export function isInNetwork(tables: Tables, { kind, insurers }: ProviderRow, clientId: string): boolean {
  const coverage = coverageOf(tables, clientId);
  return professionRow(kind).billsInsurance && coverage !== null && insurers.includes(coverage.insurer);
}
