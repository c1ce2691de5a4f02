import { listAppointments } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { unwrittenSince } from '../model/unwritten.ts';

const MINUTE = 60_000;

/** Reads the sessions that the provider held in the last month (CALL-9). */
export function useHeldSessions(): Read<{ items: Appointment[] }> {
  const { timeZone } = useClock();
  const from = unwrittenSince(useNow(MINUTE), timeZone);
  return useOperation(listAppointments, { query: { from, status: 'COMPLETED', as: 'provider' } });
}
