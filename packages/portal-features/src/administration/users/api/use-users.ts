import { below, useMediaQuery } from '@sakina/design-system';
import { listAdminUsers } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import type { UsersQuestion } from '../model/question.ts';

/** Rows a piece: a page of 100 is one request. On phones each is a card, of which 25 fill several screens. */
const PIECE = 100;
const PIECE_OF_CARDS = 25;

/** The people who fit, piece by piece. Those shown before stay while others are read. */
export function useUsers(question: UsersQuestion) {
  const client = useClient();
  const isPhone = useMediaQuery(below.sm);
  const query = { ...question, limit: isPhone ? PIECE_OF_CARDS : PIECE };
  const read: Read<ResponseOf<typeof listAdminUsers>> = useOperation(listAdminUsers, { query }, { keepPrevious: true });
  const list = useCursorRows(JSON.stringify(question), read, (after) =>
    client.call(listAdminUsers, { query: { ...query, after } }),
  );
  return { read, ...list };
}
