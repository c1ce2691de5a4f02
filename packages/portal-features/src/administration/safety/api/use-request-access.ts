import { requestRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Asks to read a record (CLOUD-548). */
export function useRequestAccess() {
  return useAction(requestRecordAccess);
}
