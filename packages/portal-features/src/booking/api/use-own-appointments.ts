import { listAppointments } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCallback } from 'react';

/** Reads the person's own sessions (CALL-9); `isNeeded: false` asks nothing. */
export function useOwnAppointments(isNeeded: boolean) {
  return useOperation(listAppointments, isNeeded ? { query: { as: 'client' } } : null);
}

/**
 * Gives a function that looks whether a session stands already. It is asked when a time is reported as taken after an
 * attempt whose answer was lost: then the one who was faster may have been the person.
 */
export function useFindOwnAppointment() {
  const client = useClient();
  return useCallback(
    async (providerId: string, startsAt: string): Promise<Appointment | undefined> => {
      const { items } = await client.call(listAppointments, { query: { as: 'client' } });
      const at = Date.parse(startsAt);
      return items.find(
        (item) => item.provider.id === providerId && Date.parse(item.startsAt) === at && item.status !== 'CANCELLED',
      );
    },
    [client],
  );
}
