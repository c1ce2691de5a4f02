import { updateAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Says that the client did not come (CALL-12). */
export function useMarkMissed(): Action<typeof updateAppointment> {
  return useAction(updateAppointment);
}
