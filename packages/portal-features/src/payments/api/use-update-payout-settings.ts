import { getPaymentSummary, getPayoutSettings, updatePayoutSettings } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getPayoutSettings, getPaymentSummary];

/** Changes when and where to the balance is paid out (CALL-36). */
export function useUpdatePayoutSettings() {
  return useAction(updatePayoutSettings, { invalidates });
}
