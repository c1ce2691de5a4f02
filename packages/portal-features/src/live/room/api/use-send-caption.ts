import { sendRoomCaption } from '@sakina/platform/contract';
import type { RoomCaption } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useCallback } from 'react';

/**
 * Passes one's own words on to those who have captions on (CLOUD-575). Rejects with an ApiError.
 * @param participantId The secret of one's own place.
 */
export function useSendCaption(roomName: string, participantId: string): (caption: RoomCaption) => Promise<void> {
  const client = useClient();
  return useCallback(
    async (caption) => {
      const body = { participantId, caption };
      await client.call(sendRoomCaption, { params: { roomName }, body }, { idempotencyKey: crypto.randomUUID() });
    },
    [client, roomName, participantId],
  );
}
