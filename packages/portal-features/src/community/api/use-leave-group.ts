import { getGroupSession, leaveGroupSession, listGroupSessions } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listGroupSessions, getGroupSession] };

/** Gives up one’s place in a meeting (CLOUD-68). */
export function useLeaveGroup() {
  return useAction(leaveGroupSession, options);
}
