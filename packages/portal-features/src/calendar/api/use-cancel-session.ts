import { cancelAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { calendarReads } from './calendar-reads.ts';

/** Cancels a session with a reason (CALL-13). */
export function useCancelSession(): Action<typeof cancelAppointment> {
  return useAction(cancelAppointment, { invalidates: calendarReads });
}
