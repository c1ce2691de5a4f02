import { endRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Ends an access, or takes a request back (CLOUD-551). */
export function useEndAccess() {
  return useAction(endRecordAccess);
}
