import { listOpenSlots } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

const EIGHT_WEEKS_MS = 56 * 86_400_000;
const HOUR_MS = 3_600_000;

/** The span that can be booked. It starts at the full hour, so that several reads on a page share one cache entry. */
function spanFrom(now: number): { from: string; to: string } {
  const start = Math.floor(now / HOUR_MS) * HOUR_MS;
  return { from: new Date(start).toISOString(), to: new Date(start + EIGHT_WEEKS_MS).toISOString() };
}

/** Reads the open times of the next eight weeks for one service (CLOUD-3); null waits. */
export function useOpenSlots(providerId: string | null, serviceId: string | null) {
  const clock = useClock();
  const [span] = useState(() => spanFrom(clock.now()));
  return useOperation(
    listOpenSlots,
    providerId === null || serviceId === null ? null : { params: { id: providerId }, query: { serviceId, ...span } },
  );
}
