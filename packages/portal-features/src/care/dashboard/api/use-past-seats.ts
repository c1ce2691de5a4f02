import { listGroupSessions } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

const YEAR_MS = 365 * 86_400_000;

/**
 * Reads the meetings of groups that began in the year before the page was opened and in which the person had a place
 * (CLOUD-65).
 */
export function usePastSeats() {
  const clock = useClock();
  const [query] = useState(() => {
    const now = clock.now();
    return {
      mine: true,
      from: new Date(now - YEAR_MS).toISOString(),
      to: new Date(now).toISOString(),
      limit: 100,
    } as const;
  });
  return useOperation(listGroupSessions, { query });
}
