import { ApiError, isPassing } from '@sakina/platform/client';
import { signalRoom } from '@sakina/platform/contract';
import type { AddressedSignal } from '@sakina/platform/media';
import { useClient } from '@sakina/platform/react';
import { useCallback } from 'react';

/**
 * Passes messages of a call on to the others inside (CLOUD-501). Rejects with an ApiError where it is worth trying
 * again.
 */
export function useSignal(
  roomName: string,
  participantId: string,
): (signals: readonly AddressedSignal[]) => Promise<void> {
  const client = useClient();
  return useCallback(
    async (signals) => {
      try {
        await client.call(
          signalRoom,
          { params: { roomName }, body: { participantId, signals: [...signals] } },
          { idempotencyKey: crypto.randomUUID() },
        );
      } catch (error) {
        // Whoever is outside by now says nothing any more; the room tells it.
        if (error instanceof ApiError && isPassing(error)) throw error;
      }
    },
    [client, roomName, participantId],
  );
}
