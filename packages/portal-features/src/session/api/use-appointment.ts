import { getAppointment } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the appointment of a session (CALL-11). */
export function useAppointment(appointmentId: string): Read<Appointment> {
  return useOperation(getAppointment, { params: { id: appointmentId } });
}
