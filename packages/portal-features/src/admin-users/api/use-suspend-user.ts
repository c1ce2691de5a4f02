import { suspendUser, getAdminUser, listAdminUsers, previewSuspension } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminUser, listAdminUsers, previewSuspension];

/** Suspends an account, with a reason. */
export function useSuspendUser() {
  return useAction(suspendUser, { invalidates });
}
