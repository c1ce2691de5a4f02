import { ApiError, isPassing } from '@sakina/platform/client';
import { getRoom, listRecordingConsents, listRoomChat, signalRoom, updateParticipant } from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import type { AddressedSignal } from '@sakina/platform/media';
import { useClient, useInvalidate, useOperation, useRoomChannel } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { self } from '../model/room.ts';

/** How often everyone inside asks who is here, in milliseconds. */
export const ROOM_POLL_MS = 3000;
/** The same while the room's channel is open and tells of every change. */
const CHANNEL_POLL_MS = 10_000;

/** A room as it is read again and again. */
export interface LiveRoom extends Read<Room> {
  /** True while the server cannot be reached; asking goes on by itself. */
  isInterrupted: boolean;
  /** Whether the room's channel is open, so that changes arrive at once. */
  isLive: boolean;
}

/**
 * Reads a room (CLOUD-4): when its channel tells of a change, and every three seconds while there is no channel.
 * @param participantId The secret of the caller's place; null before entering.
 */
export function useRoom(roomName: string, participantId: string | null): LiveRoom {
  const secret = participantId === null ? {} : { secret: participantId };
  const [isLive, setLive] = useState(false);
  const invalidate = useInvalidate();
  const refreshMs = isLive ? CHANNEL_POLL_MS : ROOM_POLL_MS;
  const read = useOperation(getRoom, { params: { roomName }, ...secret }, { refreshMs, keepPrevious: true });
  const me = read.data && self(read.data);
  const place = me && participantId !== null ? { roomName, participantId: me.id, secret: participantId } : null;
  const isOpen = useRoomChannel(place, ({ name }) => {
    if (name === 'room.chat') return void invalidate(listRoomChat);
    return void invalidate(getRoom, listRecordingConsents, ...(name === 'gap' ? [listRoomChat] : []));
  });
  if (isOpen !== isLive) setLive(isOpen);
  return { ...read, isInterrupted: read.data !== undefined && isPassing(read.error), isLive };
}

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
