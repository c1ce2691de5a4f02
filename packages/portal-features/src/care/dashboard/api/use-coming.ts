import { listAppointments } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClock, useOfflineCopy, useOperation } from '@sakina/platform/react';
import { useCallback, useState } from 'react';
import { arrangeComing } from '../model/arrange.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Reads the sessions from a day ago on, so that one under way is among them; again every minute (CALL-9). The next one
 * alone is kept for times without a connection (SEC-17).
 */
export function useComing() {
  const clock = useClock();
  // Fixed while the page is open: the answer is cached by it.
  const [from] = useState(() => new Date(clock.now() - DAY_MS).toISOString());
  const nextAlone = useCallback(
    ({ items }: ResponseOf<typeof listAppointments>) => {
      const { next } = arrangeComing(items, clock.now());
      return { items: next ? [next] : [], total: next ? 1 : 0, nextCursor: null };
    },
    [clock],
  );
  const read = useOperation(listAppointments, { query: { as: 'client', from } }, { refreshMs: MINUTE_MS });
  return useOfflineCopy(listAppointments, 'next-session', read, nextAlone);
}
