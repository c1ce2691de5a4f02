import { listApprovals } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** What waits for a second administrator or for its day, and what was decided. */
export function useApprovals() {
  return useOperation(listApprovals, {});
}
