import { updateAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Moves or confirms a session (CALL-12). */
export function useUpdateSession(): Action<typeof updateAppointment> {
  return useAction(updateAppointment);
}
