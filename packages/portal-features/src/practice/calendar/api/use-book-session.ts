import { createAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Books one session for a client (CALL-10). */
export function useBookSession(): Action<typeof createAppointment> {
  return useAction(createAppointment);
}
