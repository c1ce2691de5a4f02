import { listAdminProviders } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import type { ProvidersQuestion } from '../model/question.ts';

/** Rows a piece. */
const PIECE = 100;

/** The providers who fit, piece by piece. Those shown before stay while others are read. */
export function useProviders(question: ProvidersQuestion) {
  const client = useClient();
  const query = { ...question, limit: PIECE };
  const read = useOperation(listAdminProviders, { query }, { keepPrevious: true });
  const list = useCursorRows(JSON.stringify(question), read, (after) =>
    client.call(listAdminProviders, { query: { ...query, after } }),
  );
  return { read, ...list };
}
