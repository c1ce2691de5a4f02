import { listWaitlist } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

const MINUTE_MS = 60_000;

/** Reads the person's places on waitlists, with what is offered to them; again every minute (CLOUD-117). */
export function useWaitlist() {
  return useOperation(listWaitlist, { query: { as: 'client' } }, { refreshMs: MINUTE_MS });
}
