import { listAppointments } from '@sakina/platform/contract';
import { useNow, useOperation } from '@sakina/platform/react';

const HOUR = 3_600_000;
const HALF_DAY = 12 * HOUR;

/** Reads the caller's own sessions from half a day ago at the latest to two weeks ahead (CALL-9). */
export function useOwnSessions() {
  // The span is part of the cache's key, so it moves by half days only.
  const halfDay = Math.floor(useNow() / HALF_DAY) * HALF_DAY;
  const from = new Date(halfDay - HALF_DAY).toISOString();
  const to = new Date(halfDay + 15 * 24 * HOUR).toISOString();
  return useOperation(listAppointments, { query: { from, to, as: 'client' } });
}
