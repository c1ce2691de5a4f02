import { listModerationLog } from '@sakina/platform/contract';
import type { ModerationLogEntry } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useCursorRows } from '../../shared/index.ts';
import type { CursorPage } from '../../shared/index.ts';

/** A decision as the list of decisions shows it; the case is its id. */
export type LogRow = ModerationLogEntry & { id: string };

const PIECE = 100;
const withId = ({ items, ...page }: CursorPage<ModerationLogEntry>): CursorPage<LogRow> => ({
  ...page,
  items: items.map((entry) => ({ ...entry, id: entry.caseId })),
});

/** What moderators have decided, the newest first, piece by piece. */
export function useLog() {
  const client = useClient();
  const query = { limit: PIECE };
  const answer = useOperation(listModerationLog, { query }, { keepPrevious: true });
  const data = useMemo(() => answer.data && withId(answer.data), [answer.data]);
  const read = { ...answer, data } as Read<CursorPage<LogRow>>;
  const list = useCursorRows('', read, async (after) =>
    withId(await client.call(listModerationLog, { query: { ...query, after } })),
  );
  return { read, ...list };
}
