import type { ProviderId } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';

/** A record with the zone of its practice, in which its dates stand wherever it is read. */
export function withZone<Row extends object>(
  tables: Tables,
  providerId: ProviderId,
  row: Row,
): Row & { timeZone?: string } {
  const timeZone = tables.providers.get(providerId)?.timeZone;
  return timeZone === undefined ? row : { ...row, timeZone };
}
