import { endRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { grantReads } from './record-grants.ts';

/** Ends an access, or takes a request back (CLOUD-551). */
export function useEndAccess() {
  return useAction(endRecordAccess, { invalidates: grantReads });
}
