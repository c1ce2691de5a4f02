import { below, useMediaQuery } from '@sakina/design-system';
import { listAdminSessions, MOST_CANCELLED } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import type { SessionsQuestion } from '../model/question.ts';

/**
 * Rows a piece; on phones each is a card. A piece has more than can be cancelled at once, so that a selection of all is
 * either loaded whole or too large.
 */
const PIECE = 100;
const PIECE_OF_CARDS = MOST_CANCELLED + 10;

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
