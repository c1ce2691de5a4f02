import { listAppointments } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

const HOUR = 3_600_000;

/** Reads the caller's own sessions from half a day ago to two weeks ahead (CALL-9). */
export function useOwnSessions() {
  const clock = useClock();
  // The span is part of the cache's key, so it is chosen once.
  const [span] = useState(() => ({
    from: new Date(clock.now() - 12 * HOUR).toISOString(),
    to: new Date(clock.now() + 14 * 24 * HOUR).toISOString(),
  }));
  return useOperation(listAppointments, { query: { ...span, as: 'client' } });
}
