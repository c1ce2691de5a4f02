import { listCalendars } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the outside calendars, connected or not (CLOUD-78). */
export function useConnections() {
  return useOperation(listCalendars, {});
}
