import { listGroupSessions } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

const DAY_MS = 86_400_000;

/** Reads the meetings of groups in which the person has a place, from a day ago on (CLOUD-65). */
export function useOwnSeats() {
  const clock = useClock();
  // Fixed while the page is open: the answer is cached by it.
  const [from] = useState(() => new Date(clock.now() - DAY_MS).toISOString());
  return useOperation(listGroupSessions, { query: { mine: true, from, limit: 100 } });
}
