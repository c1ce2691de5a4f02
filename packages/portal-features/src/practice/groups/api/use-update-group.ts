import { updateGroupSession } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Changes a meeting, and by scope others of its series (CLOUD-70). */
export function useUpdateGroup(): Action<typeof updateGroupSession> {
  return useAction(updateGroupSession);
}
