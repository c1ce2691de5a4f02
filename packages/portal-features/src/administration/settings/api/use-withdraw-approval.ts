import { withdrawApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes a request back, or stops an approved change before its day. */
export function useWithdrawApproval() {
  return useAction(withdrawApproval);
}
