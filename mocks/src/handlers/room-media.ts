import { getMediaAccess, signalRoom } from '@sakina/platform/contract';
import type { SignalMessage } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import { seatAddress } from '../realtime/seats.ts';
import type { RoomSubject } from '../rules/room-subject.ts';
import { isStandIn } from '../rules/simulate-peers.ts';
import type { ParticipantRow, SessionRow } from '../store/rows.ts';
import { ApiFailure } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { ended, openRoom, ownPlace } from './room-access.ts';
import type { RoomContext } from './room-access.ts';

/**
 * How many browsers connect with each other, with voices alone; with a picture the call itself says when it is full.
 */
const MESH_LIMIT = 6;
/** Minutes for which the answer holds. */
const HOLDS_MINUTES = 1;
const EVERYBODY = '*';

interface Signal {
  to: string;
  message: SignalMessage;
}

/** Who is seen and heard in a broadcast: its host, and whom they let on the stage. */
export const isSending = ({ role, stage }: ParticipantRow): boolean => role === 'PROVIDER' || stage === 'ON';

/** The caller inside the room. @throws ApiFailure for everyone who is not */
export function insider(
  context: RoomContext,
  secret: string,
): { self: ParticipantRow; session: SessionRow; subject: RoomSubject } {
  const { subject, session } = openRoom(context);
  const self = ownPlace(session, context.caller, secret);
  if (subject.isOver) throw ended();
  if (self.presence !== 'PRESENT') throw new ApiFailure(403, 'NOT_ADMITTED', 'The host has not let you in.');
  return { self, session, subject };
}

/** Real people inside; the demo's stand-in has no browser. */
const inside = ({ participants }: SessionRow) =>
  participants.filter((entry) => entry.presence === 'PRESENT' && !isStandIn(entry));

/** Whether someone only says goodbye to the call who has left the room already: their browser says both at once. */
function isLateGoodbye(
  context: RoomContext & { body: { participantId: string; signals: readonly Signal[] } },
): boolean {
  if (!context.body.signals.every(({ message }) => message.kind === 'bye')) return false;
  const { subject, session } = openRoom(context);
  return subject.isOver || ownPlace(session, context.caller, context.body.participantId).presence !== 'PRESENT';
}

export const getMediaAccessHandler = defineHandler(getMediaAccess, (context) => {
  const { self, session, subject } = insider(context, context.body.participantId);
  const { mediaServer, params } = context;
  const expiresAt = iso(addMinutes(context.now, HOLDS_MINUTES));
  if (mediaServer) {
    const place = {
      roomName: params.roomName,
      participantId: self.publicId,
      canPublish: subject.kind !== 'BROADCAST' || isSending(self),
    };
    return {
      adapter: 'livekit' as const,
      participantId: self.publicId,
      url: mediaServer.url,
      token: mediaServer.admit({ ...place, seconds: HOLDS_MINUTES * 60 }),
      canPublish: place.canPublish,
      privacy: session.privacy,
      expiresAt,
    };
  }
  if (inside(session).length > MESH_LIMIT)
    throw new ApiFailure(409, 'TOO_MANY', 'More people are inside than can be connected here.');
  return {
    adapter: 'direct' as const,
    participantId: self.publicId,
    iceServers: [],
    relayOnly: false,
    maxParticipants: MESH_LIMIT,
    expiresAt,
  };
});

export const signalRoomHandler = defineHandler(signalRoom, (context) => {
  const { body, emit, params } = context;
  if (isLateGoodbye(context)) return { passedOn: 0 };
  const { self, session, subject } = insider(context, body.participantId);
  // Those who watch a broadcast are connected with who speaks in it alone, and do not learn of each other.
  const isReached = (entry: ParticipantRow) =>
    entry !== self && (subject.kind !== 'BROADCAST' || isSending(self) || isSending(entry));
  const others = inside(session).filter(isReached);
  let passedOn = 0;
  for (const { to, message } of body.signals)
    for (const other of others)
      if (to === EVERYBODY || to === other.publicId) {
        passedOn += 1;
        emit(
          'room.signal',
          { roomName: params.roomName, from: self.publicId, message },
          { to: seatAddress(params.roomName, other.publicId) },
        );
      }
  return { passedOn };
});
