import { below, useMediaQuery } from '@sakina/design-system';
import { listAdminSessions } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/admin/index.ts';
import type { SessionsQuestion } from '../model/question.ts';

/** Rows a piece. On phones each is a card, of which 25 fill several screens. */
const PIECE = 100;
const PIECE_OF_CARDS = 25;

/** The sessions that fit, piece by piece. Those shown before stay while others are read. */
export function useAdminSessions(question: SessionsQuestion) {
  const client = useClient();
  const isPhone = useMediaQuery(below.sm);
  const query = { ...question, pageSize: isPhone ? PIECE_OF_CARDS : PIECE };
  const read = useOperation(listAdminSessions, { query }, { keepPrevious: true });
  const list = useCursorRows(JSON.stringify(question), read, (after) =>
    client.call(listAdminSessions, { query: { ...query, after } }),
  );
  return { read, ...list };
}
