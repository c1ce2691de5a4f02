import { createSlotHold, releaseSlotHold } from '@sakina/platform/contract';
import type { ProviderId, ServiceId, SlotHold } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useMemo } from 'react';

/** What is kept or given back. */
export interface SlotHolds {
  /**
   * Keeps a time for the person while they fill in the rest (CLOUD-177). Keeping the same time twice is one hold, so each attempt
   * may be an intent of its own.
   * @throws ApiError
   */
  keep: (body: { providerId: ProviderId; serviceId: ServiceId; startsAt: string }) => Promise<SlotHold>;
  /** Gives a kept time back (CLOUD-178). Where that does not arrive, it runs out by itself. */
  giveBack: (id: string) => void;
}

/** Gives the two calls that keep a time and give it back. */
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
