import { createSlotHold, listOpenSlots, releaseSlotHold } from '@sakina/platform/contract';
import type { ProviderId, ServiceId, SlotHold } from '@sakina/platform/contract';
import { useClient, useClock, useOperation } from '@sakina/platform/react';
import { useMemo, useState } from 'react';

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

/** The two calls of a slot hold. */
export interface SlotHolds {
  /**
   * Holds a time while the user fills in the rest (CLOUD-177). Holding the same time twice is one hold on the server,
   * so each attempt may have its own idempotency key.
   * @throws ApiError
   */
  keep: (body: { providerId: ProviderId; serviceId: ServiceId; startsAt: string }) => Promise<SlotHold>;
  /** Releases a hold (CLOUD-178). A failure is ignored: the hold expires anyway. */
  giveBack: (id: string) => void;
}

/** Returns the calls that hold a time and release it. */
export function useSlotHolds(): SlotHolds {
  const client = useClient();
  return useMemo(
    () => ({
      keep: (body) => client.call(createSlotHold, { body }, { idempotencyKey: crypto.randomUUID() }),
      giveBack: (id) =>
        void client
          .call(releaseSlotHold, { params: { id } }, { idempotencyKey: crypto.randomUUID() })
          .catch(() => undefined),
    }),
    [client],
  );
}
