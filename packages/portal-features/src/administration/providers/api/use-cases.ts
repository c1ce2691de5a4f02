import { listCredentialCases } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import type { CasesQuestion } from '../model/question.ts';

/** Rows a piece. */
const PIECE = 100;

/** What waits in the credentials queue, piece by piece. Those shown before stay while others are read. */
export function useCases(question: CasesQuestion) {
  const client = useClient();
  const query = { ...question, limit: PIECE };
  const read = useOperation(listCredentialCases, { query }, { keepPrevious: true });
  const list = useCursorRows(JSON.stringify(question), read, (after) =>
    client.call(listCredentialCases, { query: { ...query, after } }),
  );
  return { read, ...list };
}
