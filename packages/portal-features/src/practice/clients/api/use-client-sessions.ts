import { listAppointments } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The sessions with the provider’s clients (CALL-9). */
export function useClientSessions(): Read<ResponseOf<typeof listAppointments>> {
  return useOperation(listAppointments, { query: { as: 'provider' } });
}
