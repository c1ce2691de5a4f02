import { updateClient } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Changes a client’s record (CALL-18). */
export function useUpdateClient(): Action<typeof updateClient> {
  return useAction(updateClient);
}
