import { listAppointments, listGroupSessions } from '@sakina/platform/contract';
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

/** Sessions that are read at once. */
const LIMIT = 25;

/** The last of a person’s past sessions, and what they and each earlier piece are asked for with. */
export type PastRead = ReturnType<typeof usePast>;

/**
 * Reads the last sessions that began before the page was opened, the latest first (CALL-9); `PastSessions` reads
 * earlier ones on request.
 */
export function usePast() {
  const clock = useClock();
  const [query] = useState(
    () => ({ as: 'client', to: new Date(clock.now()).toISOString(), direction: 'desc', limit: LIMIT }) as const,
  );
  return { read: useOperation(listAppointments, { query }), query };
}

/**
 * Reads the meetings of groups in which the person has a place (CLOUD-65).
 * @param span Those from a day ago on, or those of the year before the page was opened.
 */
export function useSeats(span: 'ahead' | 'past') {
  const clock = useClock();
  // Fixed while the page is open: the answer is cached by it.
  const [now] = useState(() => clock.now());
  const at = (daysBack: number) => new Date(now - daysBack * DAY_MS).toISOString();
  const days = span === 'ahead' ? { from: at(1) } : { from: at(365), to: at(0) };
  return useOperation(listGroupSessions, { query: { mine: true, ...days, limit: 100 } });
}
