import { getRoom, listAppointments } from '@sakina/platform/contract';
import type { Appointment, Room } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** How often a page outside the room asks whether it is recorded, in milliseconds. */
const ROOM_POLL_MS = 15_000;

/**
 * The provider's session in progress (CALL-9) and its room (CLOUD-4), as far as they are known; kept current by
 * realtime events.
 */
export function useRunningSession(): { appointment: Appointment | undefined; room: Room | undefined } {
  const appointments = useOperation(listAppointments, { query: { status: 'IN_PROGRESS', as: 'provider' } });
  const appointment = appointments.data?.items[0];
  const room = useOperation(getRoom, appointment ? { params: { roomName: appointment.roomName } } : null, {
    refreshMs: ROOM_POLL_MS,
    keepPrevious: true,
  });
  return { appointment, room: appointment && room.data };
}
