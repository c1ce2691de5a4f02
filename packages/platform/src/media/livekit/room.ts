import { Room } from 'livekit-client';
import type { RoomOptions } from 'livekit-client';

/** What the adapter uses of the library's room; a fake of it serves tests. */
export type CallRoom = Pick<
  Room,
  | 'connect'
  | 'disconnect'
  | 'prepareConnection'
  | 'startAudio'
  | 'switchActiveDevice'
  | 'setE2EEEnabled'
  | 'canPlaybackAudio'
  | 'remoteParticipants'
  | 'localParticipant'
  | 'on'
>;

export type CreateCallRoom = (options: RoomOptions) => CallRoom;

/** The library's own room. */
export const createCallRoom: CreateCallRoom = (options) => new Room(options);

/**
 * What every room is made with (docs/rules/calls.md, LiveKit rooms): only what is shown is received, and only what
 * someone receives is sent. The library would leave at `beforeunload`, which someone can answer with staying; the
 * adapter leaves at `pagehide`. The own tracks belong to the adapter, which stops them, so that a lost connection keeps
 * them for the next one.
 */
export const ROOM_OPTIONS = {
  adaptiveStream: true,
  dynacast: true,
  disconnectOnPageLeave: false,
  stopLocalTrackOnUnpublish: false,
} satisfies RoomOptions;
