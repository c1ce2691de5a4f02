import { listGroupSessions } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the meetings of groups in which the caller has a place (CLOUD-65). */
export function useOwnGroups() {
  return useOperation(listGroupSessions, { query: { mine: true } });
}
