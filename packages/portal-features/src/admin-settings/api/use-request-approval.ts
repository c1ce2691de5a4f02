import { getAdminOverview, listApprovals, requestApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listApprovals, getAdminOverview];

/** Asks a second administrator to approve an act. */
export function useRequestApproval() {
  return useAction(requestApproval, { invalidates });
}
