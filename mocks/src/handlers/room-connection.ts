import { roomOf, seatAddress } from '../realtime/seats.ts';
import type { SeatAddress } from '../realtime/seats.ts';
import { interruptCapture, withParticipant } from '../rules/live-session.ts';
import { roomSubject } from '../rules/room-subject.ts';
import type { ParticipantRow } from '../store/rows.ts';
import { placeOf, saveRoom } from './room-access.ts';
import type { OpenRoom, RoomContext } from './room-access.ts';

type ConnectionContext = Pick<RoomContext, 'tables' | 'emit' | 'now'>;

/**
 * Keeps since when someone inside is out of reach, and tells the others; someone who is not inside stays as they are.
 */
function keep(
  context: ConnectionContext,
  { subject, session }: OpenRoom,
  person: ParticipantRow,
  since: string | null,
) {
  if (person.presence !== 'PRESENT' || (person.lostSince === null) === (since === null)) return session;
  // The provider's device is the one that captures.
  const before = person.role === 'PROVIDER' && since !== null ? interruptCapture(session, context.now) : session;
  return saveRoom(context, subject.roomName, session, withParticipant(before, { ...person, lostSince: since }));
}

/**
 * Notes that the last connection of a place was lost, or that one is there again (docs/rules/calls.md, Lost
 * connections).
 * @param since ISO instant of the last sign of life; null where the connection is back.
 */
export function noteConnection(context: ConnectionContext, seat: SeatAddress, since: string | null): void {
  const roomName = roomOf(seat);
  const subject = roomSubject(context.tables, roomName);
  const session = subject && context.tables.sessions.get(subject.id);
  const person = session?.participants.find((entry) => seatAddress(roomName, entry.publicId) === seat);
  if (subject && session && person && !subject.isOver) keep(context, { subject, session }, person, since);
}

/** Someone whose connection was lost asks for the room: they are in reach. */
export function hearAgain(
  context: ConnectionContext & Pick<RoomContext, 'caller'>,
  open: OpenRoom,
  secret: string | undefined,
): OpenRoom {
  const person = placeOf(open.session, context.caller, secret);
  return person !== undefined && person.id === secret ? { ...open, session: keep(context, open, person, null) } : open;
}
