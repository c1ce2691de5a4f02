/** For the stories of joining a room; nothing of the product imports it. */
import { PINNED_NOW, make, scenarios } from '@sakina/mocks';
import { enterRoom, getRoom, listRoomChat } from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import { amina, layla } from '../story-help.ts';

export { amina, layla };

/** The host, beside the one who joins. */
export const provider = { ...amina, isSelf: false };

/** The one who joins, in the room. */
export const me = { ...layla, isSelf: true };

/** The one who joins, in the waiting room. */
export const outside = { ...me, presence: 'WAITING' as const, admittedAt: null, waitingSince: PINNED_NOW };

export const { roomName } = make.room();

/** A room that the caller is in. */
export const inside = (room: Partial<Room> = {}) => {
  const joined = make.room({ participants: [provider, me], ...room });
  return [
    scenarios.answering(getRoom, joined),
    scenarios.answering(enterRoom, { participantId: 'own-2', room: joined }),
    scenarios.answering(listRoomChat, { items: [] }),
  ];
};

/** Signed in; the other stories are a guest’s. */
export const asLayla = { account: 'patient@demo.test' };
