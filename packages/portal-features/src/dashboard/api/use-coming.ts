import { listAppointments } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Reads the sessions from a day ago on, so that one under way is among them; again every minute (CALL-9). */
export function useComing() {
  const clock = useClock();
  // Fixed while the page is open: the answer is cached by it.
  const [from] = useState(() => new Date(clock.now() - DAY_MS).toISOString());
  return useOperation(listAppointments, { query: { as: 'client', from } }, { refreshMs: MINUTE_MS });
}
