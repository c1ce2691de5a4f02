import {
  admitParticipant,
  askToMute,
  lockRoom,
  refuseParticipant,
  removeParticipant,
  sendBackParticipant,
  setCoHost,
  setPrivacy,
  setStage,
  startRound,
} from '@sakina/platform/contract';
import type { RealtimeEvent, RoomPresence } from '@sakina/platform/contract';
import { seatAddress } from '../realtime/seats.ts';
import { countInside, admit, putOutside, shutOut } from '../rules/admission.ts';
import { settleRecording, withParticipant } from '../rules/live-session.ts';
import type { ParticipantRow } from '../store/rows.ts';
import { ApiFailure, forbidden, invalid, notFound } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { ended, isHost, isLeading, openRoom, roomView, saveRoom } from './room-access.ts';
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

/** The room in the address, for whoever leads it. @throws ApiFailure 403, 404 or 409 */
function ledRoom(context: RoomContext): OpenRoom {
  const open = openRoom(context);
  if (!isLeading(context.caller, open)) throw forbidden('Only the host of this room and co-hosts can do this.');
  if (open.subject.isOver) throw ended();
  return open;
}

/** The room in the address, for its host alone. @throws ApiFailure 403, 404 or 409 */
function hostedRoom(context: RoomContext): OpenRoom {
  const open = ledRoom(context);
  if (!isHost(context.caller, open.subject)) throw forbidden('Only the host of this room can do this.');
  return open;
}

/** Someone other than the host, by the id that everyone inside knows. @throws ApiFailure 403 or 404 */
function otherIn(session: OpenRoom['session'], publicId: string): ParticipantRow {
  const person = session.participants.find((entry) => entry.publicId === publicId);
  if (!person) throw notFound('this participant');
  if (person.role === 'PROVIDER') throw forbidden('The host is never kept out of their own room.');
  return person;
}

/** The same, who has to be inside. @throws ApiFailure 409 */
function insideOf(session: OpenRoom['session'], publicId: string): ParticipantRow {
  const person = otherIn(session, publicId);
  if (person.presence === 'PRESENT') return person;
  throw new ApiFailure(409, 'PRESENCE_CHANGED', 'They are not inside any more.', { presence: person.presence });
}

/** Moves one person and lets them know; the others see it in the room. */
function moderate(context: ModerationContext, move: Move) {
  const { now, params, emit } = context;
  const open = ledRoom(context);
  const { subject, session } = open;
  const person = otherIn(session, params.participantId);
  if (person.isCoHost && !isHost(context.caller, subject)) throw forbidden('Only the host can move a co-host.');
  if (person.presence === move.to) return roomView(context, open, undefined);
  if (!move.from.includes(person.presence))
    throw new ApiFailure(409, 'PRESENCE_CHANGED', 'They have come in, left or been sent out in the meantime.', {
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
  moderate(context, { act: 'ADMITTED', from: ['WAITING'], to: 'PRESENT', change: admit }),
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
  const { subject, session } = ledRoom(context);
  if (session.isLocked === body.isLocked) return roomView(context, { subject, session }, undefined);
  const saved = saveRoom(context, subject.roomName, session, { ...session, isLocked: body.isLocked });
  return roomView(context, { subject, session: saved }, undefined);
});

/** Saves one person's part and shows the room. */
function withPerson(context: RoomContext, { subject, session }: OpenRoom, person: ParticipantRow) {
  const saved = saveRoom(context, subject.roomName, session, withParticipant(session, person));
  return roomView(context, { subject, session: saved }, undefined);
}

export const askToMuteHandler = defineHandler(askToMute, (context) => {
  const open = ledRoom(context);
  const { roomName } = open.subject;
  const person = insideOf(open.session, context.params.participantId);
  context.emit('room.moderated', { roomName, act: 'ASKED_TO_MUTE' }, { to: seatAddress(roomName, person.publicId) });
  return roomView(context, open, undefined);
});

export const setCoHostHandler = defineHandler(setCoHost, (context) => {
  const open = hostedRoom(context);
  const { isCoHost } = context.body;
  const person = insideOf(open.session, context.params.participantId);
  if (isCoHost && open.subject.kind !== 'GROUP') throw invalid({ isCoHost: 'Only a group has co-hosts.' });
  // A typed name leads nothing.
  if (isCoHost && person.identity !== 'SIGNED_IN_MATCHED')
    throw invalid({ isCoHost: 'Only someone who belongs to the group and is signed in can be a co-host.' });
  return withPerson(context, open, { ...person, isCoHost });
});

export const setStageHandler = defineHandler(setStage, (context) => {
  const open = hostedRoom(context);
  const { stage } = context.body;
  const person = insideOf(open.session, context.params.participantId);
  // No one is put before others who did not ask for it.
  if (stage === 'ON' && person.stage === 'OFF') throw invalid({ stage: 'They do not ask to speak any more.' });
  const { roomName } = open.subject;
  if (stage !== person.stage)
    context.emit(
      'room.moderated',
      { roomName, act: stage === 'ON' ? 'ON_STAGE' : 'OFF_STAGE' },
      { to: seatAddress(roomName, person.publicId) },
    );
  return withPerson(context, open, { ...person, stage });
});

export const startRoundHandler = defineHandler(startRound, (context) => {
  const { subject, session } = ledRoom(context);
  const participants = session.participants.map((entry) => ({ ...entry, handRaisedAt: null, passedAt: null }));
  const saved = saveRoom(context, subject.roomName, session, { ...session, participants });
  return roomView(context, { subject, session: saved }, undefined);
});

export const setPrivacyHandler = defineHandler(setPrivacy, (context) => {
  const open = hostedRoom(context);
  const { subject, session } = open;
  const { privacy } = context.body;
  if (session.privacy === privacy) return roomView(context, open, undefined);
  if (subject.kind === 'BROADCAST') throw invalid({ privacy: 'A broadcast is for everyone who watches.' });
  if (subject.isRecorded || session.recording.status !== 'NONE')
    throw new ApiFailure(409, 'ROOM_RECORDED', 'What happens in this room has to be recorded, or was.');
  if (session.participants.some(({ role, presence }) => role !== 'PROVIDER' && presence === 'PRESENT'))
    throw new ApiFailure(409, 'PEOPLE_INSIDE', 'Someone else is inside already.');
  const saved = saveRoom(context, subject.roomName, session, { ...session, privacy });
  return roomView(context, { subject, session: saved }, undefined);
});
