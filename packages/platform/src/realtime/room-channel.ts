import { createRealtime } from './create.ts';
import type { RealtimeOptions } from './create.ts';
import type { Realtime } from './realtime.ts';

/** One's own place in a session room. */
export interface RoomPlace {
  /** Opaque name of the room. */
  readonly roomName: string;
  /** The id under which everyone inside sees the participant. */
  readonly participantId: string;
  /** What entering answered to this browser alone. */
  readonly secret: string;
}

/**
 * Creates the channel of a room (SESSION-4): its events reach whoever knows the secret of a place in it, signed in or
 * not. It comes back by itself as the provider's connection does.
 */
export function createRoomChannel(
  { roomName, participantId, secret }: RoomPlace,
  options: Omit<RealtimeOptions, 'token' | 'handshake'>,
): Realtime {
  return createRealtime({
    ...options,
    // A place needs no access token: the secret is what the server checks.
    token: () => secret,
    handshake: { room: roomName, participantId, secret },
  });
}
