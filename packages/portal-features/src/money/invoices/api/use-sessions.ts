import { listAppointments } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider's sessions between two instants, by start (CALL-9). @param span Null while none are needed. */
export function useSessions(span: { from: string; to: string } | null) {
  return useOperation(listAppointments, span && { query: { as: 'provider', ...span } });
}
