import { cancelAdminSession } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Calls one session off for the platform. */
export function useCancelSession() {
  return useAction(cancelAdminSession);
}
