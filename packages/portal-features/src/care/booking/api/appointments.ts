import { listAppointments } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCallback } from 'react';

const MINUTE = 60_000;

/** Reads the user's own sessions (CALL-9); `isNeeded: false` sends no request. */
export function useOwnAppointments(isNeeded: boolean) {
  return useOperation(listAppointments, isNeeded ? { query: { as: 'client' } } : null);
}

/**
 * Returns a function that finds the user's own session with a provider at a time. Used when a time is reported as taken
 * after an attempt whose answer was lost: that attempt may have booked it.
 */
export function useFindOwnAppointment() {
  const client = useClient();
  return useCallback(
    async (providerId: string, startsAt: string): Promise<Appointment | undefined> => {
      const at = Date.parse(startsAt);
      const span = { from: new Date(at).toISOString(), to: new Date(at + MINUTE).toISOString() };
      const { items } = await client.call(listAppointments, { query: { as: 'client', ...span } });
      return items.find(
        (item) => item.provider.id === providerId && Date.parse(item.startsAt) === at && item.status !== 'CANCELLED',
      );
    },
    [client],
  );
}
