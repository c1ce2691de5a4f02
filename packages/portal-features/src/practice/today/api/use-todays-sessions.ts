import { listAppointments } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { boardSpan } from '../model/board.ts';

const MINUTE = 60_000;

/**
 * Reads the provider's sessions from a week ago on (CALL-9): what is left to finish, today, and bookings to confirm.
 */
export function useTodaysSessions(): Read<{ items: Appointment[] }> {
  const { timeZone } = useClock();
  const { from, to } = boardSpan(useNow(MINUTE), timeZone);
  return useOperation(listAppointments, { query: { from, to, as: 'provider' } }, { refreshMs: MINUTE });
}
