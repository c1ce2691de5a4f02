import { listAdminPayouts } from '@sakina/platform/contract';
import type { AdminPayout, ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import type { Dates } from '../model/periods.ts';

/** What was paid out in a period, piece by piece, the newest first; of some states alone where any are given. */
export function usePayouts(dates: Dates, status: AdminPayout['status'][]) {
  const client = useClient();
  const query = { ...dates, ...(status.length > 0 && { status }), limit: 50 };
  const read: Read<ResponseOf<typeof listAdminPayouts>> = useOperation(listAdminPayouts, { query });
  const list = useCursorRows(JSON.stringify(query), read, (after) =>
    client.call(listAdminPayouts, { query: { ...query, after } }),
  );
  return { read, ...list };
}
