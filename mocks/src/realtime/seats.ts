import type { ProviderId } from '@sakina/platform/contract';
import { roomSubject } from '../rules/room-subject.ts';
import type { Tables } from '../store/table.ts';

/** The address of one place in a room; it is never sent to a browser. */
export type SeatAddress = `seat:${string}`;

/** Whom an event is for: a provider, on all their connections, or one place in a room. */
export type Audience = ProviderId | SeatAddress;

/** The address of a participant's place, by the id that everyone inside knows. */
export function seatAddress(roomName: string, publicId: string): SeatAddress {
  return `seat:${roomName}/${publicId}`;
}

/** The name of the room in which a place is. */
export const roomOf = (seat: SeatAddress): string => seat.slice('seat:'.length).split('/')[0] ?? '';

/** Whether a text is the address of a place in a room. */
export function isSeatAddress(value: unknown): value is SeatAddress {
  return typeof value === 'string' && value.startsWith('seat:');
}

/**
 * The place that a handshake asks for, or null unless it names a room, a participant of it and the secret of their
 * place. Who was refused or sent out has no place any more.
 */
export function seatOf(tables: Tables, handshake: unknown): SeatAddress | null {
  const { room, participantId, secret } = Object(handshake) as Record<string, unknown>;
  if (typeof room !== 'string' || typeof participantId !== 'string' || typeof secret !== 'string') return null;
  const subject = roomSubject(tables, room);
  const place = subject && tables.sessions.get(subject.id)?.participants.find((entry) => entry.id === secret);
  if (!place || place.publicId !== participantId || place.presence === 'REFUSED' || place.presence === 'REMOVED')
    return null;
  return seatAddress(room, participantId);
}

/** Whether a handshake asks for a place in a room and not for a provider's events. */
export function asksForSeat(handshake: unknown): boolean {
  return typeof handshake === 'object' && handshake !== null && 'room' in handshake;
}
