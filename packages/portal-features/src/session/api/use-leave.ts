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
 * @param participantId Who the caller is in the room, or undefined while outside.
 */
export function useLeave(roomName: string, participantId: string | undefined): Presence {
  const client = useClient();
  const [isLeaving, setLeaving] = useState(false);
  const inside = useRef(participantId);
  useEffect(() => {
    inside.current = participantId;
  }, [participantId]);

  const sayGoodbye = useCallback(async () => {
    const id = inside.current;
    inside.current = undefined;
    if (id === undefined) return;
    try {
      await client.call(updateParticipant, { params: { roomName, participantId: id }, body: { presence: 'LEFT' } });
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
