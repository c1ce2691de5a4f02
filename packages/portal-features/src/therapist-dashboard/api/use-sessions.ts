import { listAppointments } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import { startOfDay } from '../model/day.ts';

const MINUTE = 60_000;

/** Reads the sessions with the provider from today on (CALL-9), every minute, so that a new booking shows up by itself. */
export function useSessions() {
  const { timeZone } = useClock();
  const from = startOfDay(useNow(MINUTE), timeZone);
  return useOperation(listAppointments, { query: { from, as: 'provider' } }, { refreshMs: MINUTE });
}
