import { createAppointmentSeries } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Books a series for a client (CLOUD-221). */
export function useBookSeries(): Action<typeof createAppointmentSeries> {
  return useAction(createAppointmentSeries);
}
