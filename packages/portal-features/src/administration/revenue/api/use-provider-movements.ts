import { listProviderMovements } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import type { Dates } from '../model/periods.ts';

/** The sessions behind a provider’s revenue of a period, piece by piece, the newest first. */
export function useProviderMovements(dates: Dates, providerId: string) {
  const client = useClient();
  const params = { id: providerId };
  const query = { ...dates, limit: 100 };
  const read: Read<ResponseOf<typeof listProviderMovements>> = useOperation(listProviderMovements, { params, query });
  const list = useCursorRows(JSON.stringify([params, query]), read, (after) =>
    client.call(listProviderMovements, { params, query: { ...query, after } }),
  );
  return { read, ...list };
}
