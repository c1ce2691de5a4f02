import type { ProviderId, RoomKind, UserId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import type { AppointmentRow, SessionRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { isOver } from './live-session.ts';

/** How many can meet without a media server: each sends to each (docs/rules/calls.md, Calls between browsers). */
const MESH_LIMIT = 4;
const BROADCAST_LIMIT = 1000;

/** What a room is for: a session, a meeting of a group, or a broadcast. */
export interface RoomSubject {
  /** Id of the appointment, the meeting or the broadcast; the room's live side is kept under it. */
  id: string;
  kind: RoomKind;
  roomName: string;
  title: string | null;
  host: { id: ProviderId; displayName: string };
  startsAt: string;
  endsAt: string;
  timeZone: string;
  isUnderWay: boolean;
  isOver: boolean;
  maxParticipants: number;
  /** Whether the host has to record. */
  isRecorded: boolean;
  /** Whether an account belongs to it, the host's apart. */
  belongs: (userId: UserId) => boolean;
  /** The appointment of a session. */
  appointment: AppointmentRow | null;
}

function ofSession(tables: Tables, appointment: AppointmentRow): RoomSubject {
  return {
    ...appointment,
    kind: 'SESSION',
    title: null,
    host: appointment.provider,
    isUnderWay: appointment.status === 'IN_PROGRESS',
    // The end begins with the timer: the room closes for everyone, while what is charged may still have to be chosen.
    isOver: isOver(appointment) || (tables.sessions.get(appointment.id)?.billing?.stoppedAt ?? null) !== null,
    maxParticipants: MESH_LIMIT,
    isRecorded: tables.providers.get(appointment.provider.id)?.recordsSessions === true,
    belongs: (userId) => userId === appointment.client.id,
    appointment,
  };
}

/** The subject of a room, or undefined where no room has that name. */
export function roomSubject(tables: Tables, roomName: string): RoomSubject | undefined {
  const appointment = tables.appointments.all().find((row) => row.roomName === roomName);
  if (appointment) return ofSession(tables, appointment);
  const group = tables.groupSessions.all().find((row) => row.roomName === roomName);
  if (group)
    return {
      ...group,
      kind: 'GROUP',
      isUnderWay: group.status === 'LIVE',
      isOver: group.status === 'COMPLETED' || group.status === 'CANCELLED',
      maxParticipants: group.capacity + 1,
      isRecorded: false,
      belongs: (userId) => group.participants.some((seat) => seat.id === userId),
      appointment: null,
    };
  const broadcast = tables.broadcasts.all().find((row) => row.roomName === roomName);
  return (
    broadcast && {
      ...broadcast,
      kind: 'BROADCAST',
      endsAt: iso(addMinutes(broadcast.startsAt, broadcast.durationMinutes)),
      isUnderWay: broadcast.status === 'LIVE',
      isOver: broadcast.status === 'ENDED' || broadcast.status === 'CANCELLED',
      maxParticipants: BROADCAST_LIMIT,
      isRecorded: false,
      belongs: () => true,
      appointment: null,
    }
  );
}

/**
 * Waiting until the host comes, open while they are present or it is under way, ended after it. The host of a broadcast
 * rehearses alone: it opens when it goes live, and no sooner.
 */
export function roomState(subject: RoomSubject, session: SessionRow): 'WAITING' | 'OPEN' | 'ENDED' {
  if (subject.isOver) return 'ENDED';
  if (subject.kind === 'BROADCAST') return subject.isUnderWay ? 'OPEN' : 'WAITING';
  const isHostHere = session.participants.some((entry) => entry.role === 'PROVIDER' && entry.presence === 'PRESENT');
  return subject.isUnderWay || isHostHere ? 'OPEN' : 'WAITING';
}
