import { confirmAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Confirms a booking (CLOUD-281). */
export function useConfirmAppointment(): Action<typeof confirmAppointment> {
  return useAction(confirmAppointment);
}
