import { changeManyUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Suspends or reactivates many accounts, with a reason. */
export function useChangeMany() {
  return useAction(changeManyUsers);
}
