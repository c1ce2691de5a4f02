import { listAppointments } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider’s sessions that begin between two instants (CALL-9); null waits. */
export function useSessions(span: { start: string; end: string } | null) {
  return useOperation(listAppointments, span && { query: { from: span.start, to: span.end, as: 'provider' } });
}
