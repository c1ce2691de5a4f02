import { signalRoom } from '@sakina/platform/contract';
import type { AddressedSignal } from '@sakina/platform/media';
import { useClient } from '@sakina/platform/react';
import { useCallback } from 'react';

/** Passes messages of a call on to the others inside (CLOUD-501). Rejects with an ApiError. */
export function useSignal(
  roomName: string,
  participantId: string,
): (signals: readonly AddressedSignal[]) => Promise<void> {
  const client = useClient();
  return useCallback(
    async (signals) => {
      await client.call(
        signalRoom,
        { params: { roomName }, body: { participantId, signals: [...signals] } },
        { idempotencyKey: crypto.randomUUID() },
      );
    },
    [client, roomName, participantId],
  );
}
