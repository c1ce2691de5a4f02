import { listAdminRefunds } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import type { Dates } from '../model/periods.ts';

/** What went back to clients in a period, piece by piece, the newest first. */
export function useRefunds(dates: Dates) {
  const client = useClient();
  const query = { ...dates, limit: 50 };
  const read: Read<ResponseOf<typeof listAdminRefunds>> = useOperation(listAdminRefunds, { query });
  const list = useCursorRows(JSON.stringify(query), read, (after) =>
    client.call(listAdminRefunds, { query: { ...query, after } }),
  );
  return { read, ...list };
}
