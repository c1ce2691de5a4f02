import { listWaitlist } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads who waits for a time with the caller, those first who have waited longest (CLOUD-117). */
export function useWaitlist() {
  return useOperation(listWaitlist, { query: { as: 'provider', status: ['WAITING', 'OFFERED', 'EXPIRED'] } });
}
