import { leaveGroupSession } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Gives up one’s place in a meeting (CLOUD-68). */
export function useLeaveGroup() {
  return useAction(leaveGroupSession);
}
