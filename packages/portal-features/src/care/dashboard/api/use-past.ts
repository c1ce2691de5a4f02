import { listAppointments } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

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
