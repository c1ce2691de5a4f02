import { requestApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Asks a second administrator to approve an act. */
export function useRequestApproval() {
  return useAction(requestApproval);
}
