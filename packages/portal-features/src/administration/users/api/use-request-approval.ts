import { requestApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Asks a second administrator to approve who is a platform administrator, or that one is suspended. */
export function useRequestApproval() {
  return useAction(requestApproval);
}
