import { getAppointment } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The session that a note is to be written for. */
export function useSessionOf(appointmentId: string): Read<Appointment> {
  return useOperation(getAppointment, { params: { id: appointmentId } });
}
