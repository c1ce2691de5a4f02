import { enterRoom, getRoom, updateParticipant } from '@sakina/platform/contract';
import {
  admitWaiting,
  emptySession,
  isOver,
  roomState,
  settleRecording,
  stopRecording,
  withParticipant,
} from '../rules/live-session.ts';
import { isStandIn, simulateClient } from '../rules/simulate-peers.ts';
import type { AppointmentRow, ParticipantRow, SessionRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { ApiFailure, forbidden, invalid, notFound } from './api-failure.ts';
import type { Caller } from './caller.ts';
import { defineHandler } from './define-handler.ts';
import { enterAsProvider, newParticipant } from './room-entry.ts';

interface RoomContext {
  tables: Tables;
  params: { roomName: string };
  caller: Caller | null;
  now: Date;
  simulatePeers: boolean;
}

const ended = () => new ApiFailure(409, 'ROOM_ENDED', 'This session is over.');

function openRoom({ tables, params, now, simulatePeers }: RoomContext): {
  appointment: AppointmentRow;
  session: SessionRow;
} {
  const appointment = tables.appointments.all().find((row) => row.roomName === params.roomName);
  if (!appointment) throw notFound('this room');
  const stored = tables.sessions.get(appointment.id) ?? emptySession(appointment.id);
  const session = simulatePeers ? simulateClient(appointment, stored, now) : stored;
  return { appointment, session: session === stored ? stored : tables.sessions.put(session) };
}

/** A room as a caller sees it. Participants are visible only to people inside and to those of the appointment. */
function view(
  { tables, caller }: RoomContext,
  appointment: AppointmentRow,
  session: SessionRow,
  participantId: string | undefined,
) {
  const isSelf = (entry: ParticipantRow) =>
    entry.id === participantId || (caller !== null && entry.userId === caller.userId);
  const isInvolved =
    caller !== null && (caller.userId === appointment.client.id || caller.providerId === appointment.provider.id);
  const maySee = isInvolved || session.participants.some(isSelf);
  const { recording } = session;
  return {
    roomName: appointment.roomName,
    providerName: appointment.provider.displayName,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    timeZone: appointment.timeZone,
    state: roomState(appointment, session),
    recording: recording.status,
    recordingRequested:
      tables.providers.get(appointment.provider.id)?.recordsSessions === true || recording.status !== 'NONE',
    participants: maySee
      ? session.participants.map((entry) => ({
          id: entry.publicId,
          displayName: entry.displayName,
          role: entry.role,
          presence: entry.presence,
          joinedAt: entry.joinedAt,
          recordingConsent: entry.recordingConsent,
          isSelf: isSelf(entry),
        }))
      : [],
  };
}

export const getRoomHandler = defineHandler(getRoom, (context) => {
  const { appointment, session } = openRoom(context);
  return view(context, appointment, session, context.query.participantId);
});

export const enterRoomHandler = defineHandler(enterRoom, (context) => {
  const { tables, caller, body, now } = context;
  const { appointment, session } = openRoom(context);
  if (isOver(appointment)) throw ended();
  const entered =
    caller?.providerId === appointment.provider.id
      ? admitWaiting(enterAsProvider(session, caller, now))
      : enterAsGuest(appointment, session, caller, body.displayName, now);
  const settled = tables.sessions.put(settleRecording(entered, now));
  const own =
    caller === null
      ? settled.participants.at(-1)
      : settled.participants.find((entry) => entry.userId === caller.userId);
  if (!own) throw notFound('your place in this room');
  return { participantId: own.id, room: view(context, appointment, settled, own.id) };
});

function enterAsGuest(
  appointment: AppointmentRow,
  session: SessionRow,
  caller: Caller | null,
  name: string | undefined,
  now: Date,
): SessionRow {
  const presence = roomState(appointment, session) === 'OPEN' ? 'PRESENT' : 'WAITING';
  const known = caller === null ? undefined : session.participants.find((entry) => entry.userId === caller.userId);
  // The client themselves takes over from the stand-in, which never answers for them: they are asked again.
  if (known && isStandIn(known)) {
    const own = newParticipant(session, { ...known, presence }, now);
    return withParticipant({ ...session, participants: session.participants.filter((entry) => entry !== known) }, own);
  }
  if (known) return withParticipant(session, { ...known, presence });
  const displayName = caller?.displayName ?? name;
  if (displayName === undefined)
    throw invalid({ displayName: 'Please tell us your name, so that the others know who comes in.' });
  const role = caller?.userId === appointment.client.id ? 'CLIENT' : 'GUEST';
  return withParticipant(
    session,
    newParticipant(session, { displayName, role, presence, userId: caller?.userId ?? null }, now),
  );
}

export const updateParticipantHandler = defineHandler(updateParticipant, (context) => {
  const { tables, caller, body, now } = context;
  const { appointment, session } = openRoom(context);
  const self = session.participants.find((entry) => entry.id === context.params.participantId);
  if (!self) throw notFound('this participant');
  if (self.userId !== null && caller !== null && self.userId !== caller.userId)
    throw forbidden('You can only answer for yourself.');
  if (isOver(appointment) && body.presence !== 'LEFT') throw ended();

  const isOpen = roomState(appointment, session) === 'OPEN';
  const presence =
    body.presence === 'PRESENT' && !isOpen && self.role !== 'PROVIDER' ? 'WAITING' : (body.presence ?? self.presence);
  const changed = withParticipant(session, {
    ...self,
    presence,
    recordingConsent: body.recordingConsent ?? self.recordingConsent,
  });
  const isWithdrawn = self.recordingConsent === true && body.recordingConsent === false;
  const settled = isWithdrawn ? stopRecording(changed, now) : settleRecording(changed, now);
  return view(context, appointment, tables.sessions.put(settled), self.id);
});
