import { listModerationCases } from '@sakina/platform/contract';
import type { CaseSource } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';

/** Rows a piece. */
const PIECE = 100;

/** What waits for moderators, danger first and then the oldest, piece by piece. */
export function useCases(source: readonly CaseSource[]) {
  const client = useClient();
  const query = { limit: PIECE, ...(source.length > 0 && { source: [...source] }) };
  const read = useOperation(listModerationCases, { query }, { keepPrevious: true });
  const list = useCursorRows(source.join(' '), read, (after) =>
    client.call(listModerationCases, { query: { ...query, after } }),
  );
  return { read, ...list };
}
