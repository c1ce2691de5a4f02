import { getBillingIdentity } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads who bills (CLOUD-534). */
export function useBillingIdentity() {
  return useOperation(getBillingIdentity, {});
}
