import { listAppointments } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { startableSpan } from '../model/startable.ts';

/** Reads the provider's appointments around the present (CALL-9). */
export function useStartableAppointments(): Read<{ items: Appointment[] }> {
  return useOperation(listAppointments, { query: { ...startableSpan(useNow()), as: 'provider' } });
}
