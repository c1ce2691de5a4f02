import { decideCredentials } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Decides a case, with a reason that whoever waits reads. */
export function useDecide() {
  return useAction(decideCredentials);
}
