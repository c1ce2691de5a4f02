import { listOwnApplications } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The person’s own applications, the newest first (CLOUD-60). */
export function useOwnApplications() {
  return useOperation(listOwnApplications, {});
}
