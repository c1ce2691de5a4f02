import { createSlotHold, releaseSlotHold } from '@sakina/platform/contract';
import type { ProviderId, ServiceId, SlotHold } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useMemo } from 'react';

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
