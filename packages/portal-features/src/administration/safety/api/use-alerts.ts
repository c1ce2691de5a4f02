import { listAdminSafetyAlerts } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import { REFRESH_MS } from './refresh.ts';

/** Rows a piece. */
const PIECE = 100;

/** Alerts that no one has answered, the oldest first, or those that were, the latest first; read again by itself. */
export function useAlerts(state: 'OPEN' | 'DONE') {
  const client = useClient();
  const query = { limit: PIECE, state };
  const read = useOperation(listAdminSafetyAlerts, { query }, { refreshMs: REFRESH_MS });
  const list = useCursorRows(state, read, (after) =>
    client.call(listAdminSafetyAlerts, { query: { ...query, after } }),
  );
  return { read, ...list };
}
