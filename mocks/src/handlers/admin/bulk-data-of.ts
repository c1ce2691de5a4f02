import { bulkDataAround } from '../../bulk-data/bulk-data.ts';
import type { BulkData } from '../../bulk-data/bulk-data.ts';
import type { Tables } from '../../store/table.ts';

/** The bulk data of a server; its parts are generated on first use. */
export function bulkDataOf(tables: Tables): BulkData {
  return bulkDataAround(seededAt(tables));
}

/** The moment around which the server's first state was created. */
export function seededAt(tables: Tables): Date {
  const origin = tables.bulkDataOrigins.get('bulk-data');
  if (!origin) throw new Error('The seed of the admin area has no origin of the bulk data');
  return new Date(origin.at);
}
