import { updatePayoutSettings } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Changes when and where to the balance is paid out (CALL-36). */
export function useUpdatePayoutSettings() {
  return useAction(updatePayoutSettings);
}
