import { listOpenSlots } from '@sakina/platform/contract';
import type { ProviderProfile, Service } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

const HOUR_MS = 3_600_000;
const EIGHT_WEEKS_MS = 56 * 24 * HOUR_MS;

/** Reads every free time of the next eight weeks for one service. */
export function useAllOpenSlots(providerId: ProviderProfile['id'], serviceId: Service['id']) {
  const clock = useClock();
  // From the hour under way, so that the booking that follows asks the same question.
  const [from] = useState(() => Math.floor(clock.now() / HOUR_MS) * HOUR_MS);
  return useOperation(listOpenSlots, {
    params: { id: providerId },
    query: { serviceId, from: new Date(from).toISOString(), to: new Date(from + EIGHT_WEEKS_MS).toISOString() },
  });
}
