import { joinGroupSession } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes a seat in a meeting, or a place in its queue (CLOUD-67). */
export function useJoinGroup() {
  return useAction(joinGroupSession);
}
