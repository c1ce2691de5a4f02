import { listRoomChat } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { ROOM_POLL_MS } from './use-room.ts';

/** How often the chat is read while the room's channel is open and tells of every line, in milliseconds. */
const CHANNEL_POLL_MS = 30_000;

/**
 * Reads the chat of a room (CLOUD-518): when its channel tells of a line, and otherwise as often as the room itself.
 * @param participantId The secret of one's own place.
 */
export function useRoomChat(roomName: string, participantId: string, isLive: boolean) {
  return useOperation(
    listRoomChat,
    { params: { roomName }, secret: participantId },
    { refreshMs: isLive ? CHANNEL_POLL_MS : ROOM_POLL_MS, keepPrevious: true },
  );
}
