import { requestRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { grantReads } from './record-grants.ts';

/** Asks to read a record (CLOUD-548). */
export function useRequestAccess() {
  return useAction(requestRecordAccess, { invalidates: grantReads });
}
