import { listGroupSessions } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

const DAY_MS = 86_400_000;

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
