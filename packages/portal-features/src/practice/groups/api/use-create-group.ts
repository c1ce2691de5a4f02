import { createGroupSession } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Announces a group, once or as a series (CALL-46). */
export function useCreateGroup(): Action<typeof createGroupSession> {
  return useAction(createGroupSession);
}
