import { isPassing } from '@sakina/platform/client';
import { getRoom, listRecordingConsents, listRoomChat } from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import { useInvalidate, useOperation, useRoomChannel } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useState } from 'react';
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
