import { listOpenSlots } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { spanFrom, weekOfFirst } from './span.ts';
import type { SlotSpan } from './span.ts';

/** The moment of looking: it stays, or every render would be another question. */
function useStart(): number {
  const clock = useClock();
  const [start] = useState(() => clock.now());
  return start;
}

function useSlots(providerId: string | null, serviceId: string | null, span: SlotSpan) {
  return useOperation(
    listOpenSlots,
    providerId === null || serviceId === null ? null : { params: { id: providerId }, query: { serviceId, ...span } },
  );
}

/** Reads the open times of the next eight weeks for one service (CLOUD-3); null waits. */
export function useOpenSlots(providerId: string | null, serviceId: string | null) {
  return useSlots(providerId, serviceId, spanFrom(useStart()));
}

/**
 * Reads the open times of the week that begins with the first one (CLOUD-3).
 * @param nextSlotAt The first open time; null where there is none, then nothing is asked.
 */
export function useFirstOpenSlots(providerId: string, serviceId: string | null, nextSlotAt: string | null) {
  const start = useStart();
  const span = spanFrom(start, weekOfFirst(start, nextSlotAt ?? ''));
  return useSlots(providerId, nextSlotAt === null ? null : serviceId, span);
}
