import { isPassing } from '@sakina/platform/client';
import { getRoom } from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** How often everybody inside asks who is here. */
export const ROOM_POLL_MS = 3000;

/** A room as it is read again and again. */
export interface LiveRoom extends Read<Room> {
  /** True while the server cannot be reached; asking goes on by itself. */
  isInterrupted: boolean;
}

/**
 * Reads a room every three seconds (CLOUD-4).
 * @param participantId Who the caller is in the room; null before entering, and for callers with a token.
 */
export function useRoom(roomName: string, participantId: string | null): LiveRoom {
  const query = participantId === null ? {} : { participantId };
  const read = useOperation(getRoom, { params: { roomName }, query }, { refreshMs: ROOM_POLL_MS, keepPrevious: true });
  return { ...read, isInterrupted: read.data !== undefined && isPassing(read.error) };
}
