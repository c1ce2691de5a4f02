import { suspendUser } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Suspends an account, with a reason. */
export function useSuspendUser() {
  return useAction(suspendUser);
}
