import { updateBillingIdentity } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Changes who bills (CLOUD-535). */
export function useUpdateBillingIdentity() {
  return useAction(updateBillingIdentity);
}
