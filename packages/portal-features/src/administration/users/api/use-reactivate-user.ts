import { reactivateUser } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Opens a suspended account again, with a reason. */
export function useReactivateUser() {
  return useAction(reactivateUser);
}
