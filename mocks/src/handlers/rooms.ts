import { enterRoom, getRoom, updateParticipant } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import {
  comeBack,
  countInside,
  enterAsHost,
  identityOf,
  isShutOut,
  newParticipant,
  withoutPart,
} from '../rules/admission.ts';
import { replaceCapture, settleRecording, withParticipant } from '../rules/live-session.ts';
import { isStandIn } from '../rules/simulate-peers.ts';
import type { ParticipantRow, SessionRow } from '../store/rows.ts';
import { ApiFailure, forbidden, invalid, notFound } from './api-failure.ts';
import type { Caller } from './caller.ts';
import { defineHandler } from './define-handler.ts';
import { ended, isHost, openRoom, ownPlace, roomView, saveRoom } from './room-access.ts';
import type { OpenRoom, RoomContext } from './room-access.ts';
import { hearAgain } from './room-connection.ts';

const notAdmitted = () => new ApiFailure(403, 'NOT_ADMITTED', 'The host has not let you in.');
const full = () => new ApiFailure(409, 'ROOM_FULL', 'As many are inside as the room holds.');

/**
 * The room at its door. A guest has no account, and is known by the name they type.
 * @throws ApiFailure 404, or 403 for someone signed in whose session it is not: they learn neither with whom it is nor
 *   when
 */
function roomAtTheDoor(context: RoomContext): OpenRoom {
  const { caller } = context;
  const open = openRoom(context);
  const { subject } = open;
  if (subject.kind === 'SESSION' && caller !== null && !subject.belongs(caller.userId) && !isHost(caller, subject))
    throw new ApiFailure(403, 'WRONG_ACCOUNT', 'This room belongs to another account.');
  return open;
}

export const getRoomHandler = defineHandler(getRoom, (context) =>
  roomView(context, hearAgain(context, roomAtTheDoor(context), context.secret), context.secret),
);

export const enterRoomHandler = defineHandler(enterRoom, (context) => {
  const { caller, body, now } = context;
  const open = roomAtTheDoor(context);
  if (open.subject.isOver) throw ended();
  const entered = isHost(caller, open.subject)
    ? enterAsHost(replaceCapture(open.session, now), caller, now)
    : knock(open, caller, body.displayName, now);
  const session = saveRoom(context, open.subject.roomName, open.session, settleRecording(entered, now));
  const before = new Set(open.session.participants.map(({ id }) => id));
  const own = session.participants.find((entry) =>
    caller === null ? !before.has(entry.id) : entry.userId === caller.userId,
  );
  if (!own) throw notFound('your place in this room');
  return { participantId: own.id, room: roomView(context, { ...open, session }, own.id) };
});

/**
 * Someone at the door: back in their place if they were let in before, otherwise waiting until the host lets them in.
 */
function knock(open: OpenRoom, caller: Caller | null, name: string | undefined, now: Date): SessionRow {
  const { subject, session } = open;
  if (subject.kind === 'BROADCAST' && caller === null) throw forbidden('Please log in to watch.');
  const found = caller === null ? undefined : session.participants.find((entry) => entry.userId === caller.userId);
  // The client themselves takes over from the stand-in, which never answers for them: they are asked again.
  const others = session.participants.filter((entry) => entry !== found || !isStandIn(entry));
  const known = found && !isStandIn(found) ? found : undefined;
  if (known && isShutOut(known)) throw notAdmitted();
  if (session.isLocked && known?.mayReturn !== true)
    throw new ApiFailure(409, 'ROOM_LOCKED', 'The room is closed to those who are not in it yet.');
  // Members of a group choose the name that the others see; their attendance goes by their account.
  const displayName = (subject.kind === 'GROUP' ? name : undefined) ?? caller?.displayName ?? name;
  if (displayName === undefined)
    throw invalid({ displayName: 'Please tell us your name, so that the host knows who asks to come in.' });
  const identity = identityOf(subject, caller?.userId ?? null);
  const role = identity === 'SIGNED_IN_MATCHED' ? 'CLIENT' : 'GUEST';
  const accountName = caller === null || caller.displayName === displayName ? null : caller.displayName;
  const person = known ?? {
    ...newParticipant(session, { displayName, role, userId: caller?.userId ?? null, identity }, now),
    accountName,
  };
  const entering = comeBack(subject, session, person, now);
  const isComingIn = entering.presence === 'PRESENT' && person.presence !== 'PRESENT';
  if (isComingIn && countInside(session) >= subject.maxParticipants) throw full();
  return withParticipant({ ...session, participants: others }, entering);
}

export const updateParticipantHandler = defineHandler(updateParticipant, (context) => {
  const { caller, body, now } = context;
  const open = openRoom(context);
  const { subject, session } = open;
  const self = ownPlace(session, caller, context.secret);
  const { participantId } = context.params;
  if (session.participants.every(({ publicId }) => publicId !== participantId))
    throw notFound('this place in the room');
  if (self.publicId !== participantId) throw forbidden('You can only answer for yourself.');
  if (subject.isOver && body.presence !== 'LEFT') throw ended();
  if (isShutOut(self)) {
    if (body.presence === 'LEFT') return roomView(context, open, self.id);
    throw notAdmitted();
  }
  const moved = body.presence === undefined ? self : withPresence(open, self, body.presence, now);
  const changed = withPart(open, moved, body, now);
  const settled = settleRecording(withParticipant(session, changed), now);
  return roomView(context, { subject, session: saveRoom(context, subject.roomName, session, settled) }, self.id);
});

function withPresence(
  { subject, session }: OpenRoom,
  self: ParticipantRow,
  presence: 'PRESENT' | 'LEFT',
  now: Date,
): ParticipantRow {
  if (presence === 'LEFT') return { ...withoutPart(self), presence, waitingSince: null, lostSince: null };
  return self.role === 'PROVIDER' ? { ...self, presence, lostSince: null } : comeBack(subject, session, self, now);
}

interface OwnPart {
  isHandRaised?: boolean | undefined;
  hasPassed?: boolean | undefined;
  isCovered?: boolean | undefined;
  stage?: 'REQUESTED' | 'OFF' | undefined;
}

/**
 * What those inside say of themselves. Raising a hand again keeps its place in the line; who passes lowers it. Asking
 * to speak is for those who watch a broadcast, and asking again takes no one off the stage.
 */
function withPart({ subject }: OpenRoom, self: ParticipantRow, part: OwnPart, now: Date): ParticipantRow {
  if (self.presence !== 'PRESENT') return self;
  const { isHandRaised, hasPassed, isCovered, stage } = part;
  let next = self;
  if (isHandRaised !== undefined)
    next = isHandRaised
      ? { ...next, handRaisedAt: next.handRaisedAt ?? iso(now), passedAt: null }
      : { ...next, handRaisedAt: null };
  if (hasPassed !== undefined)
    next = hasPassed
      ? { ...next, passedAt: next.passedAt ?? iso(now), handRaisedAt: null }
      : { ...next, passedAt: null };
  if (isCovered !== undefined) next = { ...next, coveredSince: isCovered ? (next.coveredSince ?? iso(now)) : null };
  const isViewer = subject.kind === 'BROADCAST' && self.role !== 'PROVIDER';
  if (stage === undefined || !isViewer) return next;
  return stage === 'REQUESTED' && next.stage === 'ON' ? next : { ...next, stage };
}
