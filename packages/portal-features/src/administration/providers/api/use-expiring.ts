import { listExpiringCredentials } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';

/** Days ahead that the radar looks. */
const AHEAD = 90;

/** Credentials that have lapsed or lapse soon, piece by piece. */
export function useExpiring() {
  const client = useClient();
  const query = { withinDays: AHEAD, limit: 100 };
  const read = useOperation(listExpiringCredentials, { query });
  const list = useCursorRows('', read, (after) => client.call(listExpiringCredentials, { query: { ...query, after } }));
  return { read, ...list };
}
