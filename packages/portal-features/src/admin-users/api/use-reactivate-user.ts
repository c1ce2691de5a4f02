import { reactivateUser, getAdminUser, listAdminUsers, previewSuspension } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminUser, listAdminUsers, previewSuspension];

/** Opens a suspended account again, with a reason. */
export function useReactivateUser() {
  return useAction(reactivateUser, { invalidates });
}
