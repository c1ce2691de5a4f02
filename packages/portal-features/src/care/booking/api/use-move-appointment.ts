import { updateAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Moves a session to another time (CALL-12). */
export function useMoveAppointment() {
  return useAction(updateAppointment);
}
