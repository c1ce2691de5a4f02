import {
  admitParticipant,
  lockRoom,
  refuseParticipant,
  removeParticipant,
  sendBackParticipant,
} from '@sakina/platform/contract';
import type { RealtimeEvent, RoomPresence } from '@sakina/platform/contract';
import { seatAddress } from '../realtime/seats.ts';
import { countInside, letIn, putOutside, shutOut } from '../rules/admission.ts';
import { settleRecording, withParticipant } from '../rules/live-session.ts';
import type { ParticipantRow } from '../store/rows.ts';
import { ApiFailure, forbidden, notFound } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { ended, isHost, openRoom, roomView, saveRoom } from './room-access.ts';
import type { OpenRoom, RoomContext } from './room-access.ts';

type ModerationContext = RoomContext & { params: { roomName: string; participantId: string } };

/** What the host does with one person. */
interface Move {
  act: RealtimeEvent<'room.moderated'>['act'];
  /** From which presence it is possible. */
  from: readonly RoomPresence[];
  /** What it leads to; someone who is there already stays as they are. */
  to: RoomPresence;
  change: (participant: ParticipantRow, now: Date) => ParticipantRow;
}

/** The room in the address, for its host. @throws ApiFailure 403, 404 or 409 */
function hostedRoom(context: RoomContext): OpenRoom {
  const open = openRoom(context);
  if (!isHost(context.caller, open.subject)) throw forbidden('Only the host of this room can do this.');
  if (open.subject.isOver) throw ended();
  return open;
}

/** Moves one person and lets them know; the others see it in the room. */
function moderate(context: ModerationContext, move: Move) {
  const { now, params, emit } = context;
  const open = hostedRoom(context);
  const { subject, session } = open;
  const person = session.participants.find((entry) => entry.publicId === params.participantId);
  if (!person) throw notFound('this participant');
  if (person.role === 'PROVIDER') throw forbidden('The host is never kept out of their own room.');
  if (person.presence === move.to) return roomView(context, open, undefined);
  if (!move.from.includes(person.presence))
    throw new ApiFailure(409, 'PRESENCE_CHANGED', 'They have come in, left or been sent out meanwhile.', {
      presence: person.presence,
    });
  if (move.act === 'ADMITTED' && countInside(session) >= subject.maxParticipants)
    throw new ApiFailure(409, 'ROOM_FULL', 'As many are inside as the room holds.');
  const changed = settleRecording(withParticipant(session, move.change(person, now)), now);
  const saved = saveRoom(context, subject.roomName, session, changed);
  emit(
    'room.moderated',
    { roomName: subject.roomName, act: move.act },
    { to: seatAddress(subject.roomName, person.publicId) },
  );
  return roomView(context, { subject, session: saved }, undefined);
}

export const admitParticipantHandler = defineHandler(admitParticipant, (context) =>
  moderate(context, { act: 'ADMITTED', from: ['WAITING'], to: 'PRESENT', change: letIn }),
);

export const refuseParticipantHandler = defineHandler(refuseParticipant, (context) =>
  moderate(context, {
    act: 'REFUSED',
    from: ['WAITING'],
    to: 'REFUSED',
    change: (person) => shutOut(person, 'REFUSED'),
  }),
);

export const sendBackParticipantHandler = defineHandler(sendBackParticipant, (context) =>
  moderate(context, {
    act: 'SENT_BACK',
    from: ['PRESENT', 'REFUSED', 'REMOVED'],
    to: 'WAITING',
    change: putOutside,
  }),
);

export const removeParticipantHandler = defineHandler(removeParticipant, (context) =>
  moderate(context, {
    act: 'REMOVED',
    from: ['PRESENT', 'WAITING', 'LEFT'],
    to: 'REMOVED',
    change: (person) => shutOut(person, 'REMOVED'),
  }),
);

export const lockRoomHandler = defineHandler(lockRoom, (context) => {
  const { body } = context;
  const { subject, session } = hostedRoom(context);
  if (session.isLocked === body.isLocked) return roomView(context, { subject, session }, undefined);
  const saved = saveRoom(context, subject.roomName, session, { ...session, isLocked: body.isLocked });
  return roomView(context, { subject, session: saved }, undefined);
});
