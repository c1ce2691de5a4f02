import { listPayoutMovements } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';

/** The sessions that a payout pays for, piece by piece, the newest first. */
export function usePayoutMovements(payoutId: string) {
  const client = useClient();
  const params = { id: payoutId };
  const query = { limit: 100 };
  const read: Read<ResponseOf<typeof listPayoutMovements>> = useOperation(listPayoutMovements, { params, query });
  const list = useCursorRows(payoutId, read, (after) =>
    client.call(listPayoutMovements, { params, query: { ...query, after } }),
  );
  return { read, ...list };
}
