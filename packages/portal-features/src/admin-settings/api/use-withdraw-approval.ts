import { getAdminOverview, listApprovals, listAuditEntries, withdrawApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listApprovals, getAdminOverview, listAuditEntries];

/** Takes a request back, or stops an approved change before its day. */
export function useWithdrawApproval() {
  return useAction(withdrawApproval, { invalidates });
}
