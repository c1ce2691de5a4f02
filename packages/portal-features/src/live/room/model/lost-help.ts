import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { self } from './room.ts';

/**
 * What a reader can do while someone in the room is lost: call or write to the client of their session, write in the
 * chat for when they are back, or wait for the host.
 */
export type LostHelp = 'client' | 'chat' | 'host';

/** A client of the session by their account, so that the record of the session is theirs. */
const isClient = ({ role, identity }: RoomParticipant) => role === 'CLIENT' && identity === 'SIGNED_IN_MATCHED';

/**
 * What the reader can do about someone who is lost. A telephone number is a matter of a session and its host alone:
 * others in a room do not learn of it, and a guest is not the client whose record the session belongs to.
 * @param lostId Who is lost, by their id in the room.
 * @returns null where there is nothing for the reader to do.
 */
export function lostHelp(room: Room, lostId: string): LostHelp | null {
  const reader = self(room);
  const lost = room.participants.find(({ id }) => id === lostId);
  if (!reader || !lost || room.kind === 'BROADCAST') return null;
  if (lost.role === 'PROVIDER') return 'host';
  if (reader.role !== 'PROVIDER') return reader.isCoHost ? 'chat' : null;
  return room.kind === 'SESSION' && isClient(lost) ? 'client' : 'chat';
}
