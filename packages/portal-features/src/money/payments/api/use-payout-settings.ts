import { getPayoutSettings } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads when and where to the balance is paid out (CLOUD-25). */
export function usePayoutSettings() {
  return useOperation(getPayoutSettings, {});
}
