import { updateParticipant } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Leaving a room, by choice or by leaving the page. */
export interface Presence {
  isLeaving: boolean;
  /** Says goodbye, and is done even where no one can be reached. */
  leave: () => Promise<void>;
}

/**
 * Tells the others that the caller has left (CLOUD-6): when asked to, and when the screen goes away.
 * @param place Who the caller is in the room and the secret of that place; null while outside.
 */
export function useLeave(roomName: string, place: { id: string; secret: string } | null): Presence {
  const client = useClient();
  const [isLeaving, setLeaving] = useState(false);
  const inside = useRef(place);
  const { id, secret } = place ?? {};
  // Once left, one is not inside again by another render.
  useEffect(() => {
    inside.current = id === undefined || secret === undefined ? null : { id, secret };
  }, [id, secret]);

  const sayGoodbye = useCallback(async () => {
    const here = inside.current;
    inside.current = null;
    if (here === null) return;
    try {
      await client.call(updateParticipant, {
        params: { roomName, participantId: here.id },
        secret: here.secret,
        body: { presence: 'LEFT' },
      });
    } catch {
      // Whoever wants to leave, leaves; the others see it by the silence.
    }
  }, [client, roomName]);

  useEffect(() => () => void sayGoodbye(), [sayGoodbye]);

  const leave = useCallback(async () => {
    setLeaving(true);
    await sayGoodbye();
    setLeaving(false);
  }, [sayGoodbye]);
  return { isLeaving, leave };
}
