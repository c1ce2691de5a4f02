import { createAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Books a session (CALL-10). */
export function useCreateAppointment() {
  return useAction(createAppointment);
}
