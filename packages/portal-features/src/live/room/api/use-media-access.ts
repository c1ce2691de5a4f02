import { getMediaAccess } from '@sakina/platform/contract';
import type { MediaAccess } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useCallback } from 'react';

/** Asks how sound and picture are had in a room, again for each joining (CLOUD-500). Rejects with an ApiError. */
export function useMediaAccess(roomName: string, participantId: string): () => Promise<MediaAccess> {
  const client = useClient();
  return useCallback(
    () =>
      client.call(
        getMediaAccess,
        { params: { roomName }, body: { participantId } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    [client, roomName, participantId],
  );
}
