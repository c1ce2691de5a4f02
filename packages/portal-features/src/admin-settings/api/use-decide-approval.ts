import {
  decideApproval,
  getAdminOverview,
  getFeatures,
  getPlatformSettings,
  listApprovals,
  listAuditEntries,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getFeatures, listApprovals, getAdminOverview, getPlatformSettings, listAuditEntries];

/** Approves or refuses what someone else asked for. */
export function useDecideApproval() {
  return useAction(decideApproval, { invalidates });
}
