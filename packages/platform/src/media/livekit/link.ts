import { ConnectionError, RoomEvent } from 'livekit-client';
import type { DisconnectReason, RoomOptions } from 'livekit-client';
import { MediaError } from '../port.ts';
import { connectFailure, isLoss } from './reasons.ts';
import type { CallRoom, CreateCallRoom } from './room.ts';

/** What a connection tells the call. */
export interface LinkListener {
  /** Someone, a track, a quality or what may be heard changed. */
  readonly changed: () => void;
  /** `signal`: the library mends the signalling, while sound and picture may go on; `all`: it connects again. */
  readonly mending: (what: 'signal' | 'all') => void;
  readonly mended: () => void;
  readonly ended: (reason: DisconnectReason | undefined) => void;
  readonly arrived: (id: string) => void;
  /** @param isLost Whether their connection was lost, while they had something to send: they may come back. */
  readonly parted: (id: string, isLost: boolean) => void;
  /** What an encrypted track of someone could not be made of. */
  readonly undecodable: (id: string | undefined, error: Error) => void;
}

const CHANGES = [
  RoomEvent.TrackPublished,
  RoomEvent.TrackUnpublished,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.ConnectionQualityChanged,
  RoomEvent.TrackStreamStateChanged,
  RoomEvent.AudioPlaybackStatusChanged,
  RoomEvent.ParticipantEncryptionStatusChanged,
] as const;

/** Makes a room and listens to it. What it says is not heard any more once `isCurrent` is false. */
export function openLink(
  create: CreateCallRoom,
  options: RoomOptions,
  listener: LinkListener,
  isCurrent: (room: CallRoom) => boolean,
): CallRoom {
  const room = create(options);
  const heard =
    <Values extends unknown[]>(listen: (...values: Values) => void) =>
    (...values: Values) => {
      if (isCurrent(room)) listen(...values);
    };
  for (const event of CHANGES)
    room.on(
      event,
      heard(() => listener.changed()),
    );
  room.on(
    RoomEvent.ParticipantConnected,
    heard(({ identity }) => listener.arrived(identity)),
  );
  room.on(
    RoomEvent.ParticipantDisconnected,
    heard(({ identity, permissions }, reason) =>
      // Whoever only watches has no seat that could be kept.
      listener.parted(identity, isLoss(reason) && permissions?.canPublish !== false),
    ),
  );
  room.on(
    RoomEvent.SignalReconnecting,
    heard(() => listener.mending('signal')),
  );
  room.on(
    RoomEvent.Reconnecting,
    heard(() => listener.mending('all')),
  );
  room.on(RoomEvent.Reconnected, heard(listener.mended));
  room.on(RoomEvent.Disconnected, heard(listener.ended));
  room.on(
    RoomEvent.EncryptionError,
    heard((error, participant) => listener.undecodable(participant?.identity, error)),
  );
  return room;
}

/** What kept a connection from coming about, as the port's failure. */
export function asMediaError(error: unknown): MediaError {
  if (error instanceof MediaError) return error;
  return new MediaError(connectFailure(error instanceof ConnectionError ? error.reason : undefined));
}
