import { listAppointments } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { daySpan } from '../../shared/today/index.ts';

const MINUTE = 60_000;

/** Reads the provider's sessions from today on (CALL-9), every minute, so that a new booking shows up by itself. */
export function useProviderAppointments(): Read<{ items: Appointment[] }> {
  const { timeZone } = useClock();
  const { start } = daySpan(useNow(MINUTE), timeZone);
  return useOperation(listAppointments, { query: { from: start, as: 'provider' } }, { refreshMs: MINUTE });
}
