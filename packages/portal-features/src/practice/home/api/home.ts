import { getDashboardStats, listAppointments } from '@sakina/platform/contract';
import type { Appointment, DashboardStats } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { daySpan } from '../../shared/today/index.ts';

/** Reads the figures of the provider's home (CALL-37); today is the reader's day, as in the list beside them. */
export function useDashboardStats(): Read<DashboardStats> {
  const { timeZone } = useClock();
  return useOperation(getDashboardStats, { query: { timeZone } });
}

const MINUTE = 60_000;

/** Reads the provider's sessions from today on (CALL-9), every minute, so that a new booking shows up by itself. */
export function useProviderAppointments(): Read<{ items: Appointment[] }> {
  const { timeZone } = useClock();
  const { start } = daySpan(useNow(MINUTE), timeZone);
  return useOperation(listAppointments, { query: { from: start, as: 'provider' } }, { refreshMs: MINUTE });
}
