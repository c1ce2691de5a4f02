import { useState } from 'react';
import { listOpenSlots } from '@sakina/platform/contract';
import type { ProviderProfile, Service } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';

const DAY_MS = 86_400_000;
/** The server answers for eight weeks at most. */
const LONGEST_MS = 56 * DAY_MS;

/**
 * Reads the free times of the week that begins with the first one.
 * @param nextSlotAt The first free time; null where there is none, then nothing is asked.
 */
export function useFirstOpenSlots(
  providerId: ProviderProfile['id'],
  serviceId: Service['id'] | undefined,
  nextSlotAt: string | null,
) {
  const clock = useClock();
  // The moment of looking stays, or every render would be another question.
  const [from] = useState(() => clock.now());
  const to = Math.min(from + LONGEST_MS, Math.max(from, Date.parse(nextSlotAt ?? '') || from) + 7 * DAY_MS);
  return useOperation(
    listOpenSlots,
    serviceId === undefined || nextSlotAt === null
      ? null
      : {
          params: { id: providerId },
          query: { serviceId, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
        },
  );
}
