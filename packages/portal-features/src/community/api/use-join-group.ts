import { getGroupSession, joinGroupSession, listGroupSessions } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listGroupSessions, getGroupSession] };

/** Takes a seat in a meeting, or a place in its queue (CLOUD-67). */
export function useJoinGroup() {
  return useAction(joinGroupSession, options);
}
