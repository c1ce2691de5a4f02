/** For the stories of a room; nothing of the product imports it. */
import { make, scenarios } from '@sakina/mocks';
import { enterRoom, getRoom, listRoomChat } from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import { createRealtime, createRoomChannel, shareRooms } from '@sakina/platform/realtime';
import { amina as provider, layla as client } from '../story-help.ts';

/** The channel and the room of a story. */
export const realtime = createRealtime({ base: '', token: () => null });

export const connectRoom = shareRooms((place) => createRoomChannel(place, { base: '' }));

export const roomName = 'rpcyv9669n6wb4aj';

/** The host as the host sees them; the client as the host does; the client as themselves. */
export const amina = { ...provider, isSelf: true };

export const layla = { ...client, isSelf: false };

export const me = { ...client, isSelf: true };

/** A room that the reader is in, as the server answers it. */
export const answers = (room: Partial<Room>) => {
  const now = make.room({ roomName, recordingRequested: false, recording: 'NONE', ...room });
  return [
    scenarios.answering(getRoom, now),
    scenarios.answering(enterRoom, { participantId: 'own-2', room: now }),
    scenarios.answering(listRoomChat, { items: [] }),
  ];
};

/** What makes the room a group’s. */
export const group = { kind: 'GROUP' as const, title: 'Grief circle' };
