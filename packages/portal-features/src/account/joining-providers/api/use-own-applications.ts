import { listOwnApplications } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The user's own applications, newest first (CLOUD-60). */
export function useOwnApplications() {
  return useOperation(listOwnApplications, {});
}
