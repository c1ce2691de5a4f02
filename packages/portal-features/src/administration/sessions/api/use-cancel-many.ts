import { cancelManySessions } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Calls the sessions of a preview off for the platform. */
export function useCancelMany() {
  return useAction(cancelManySessions);
}
