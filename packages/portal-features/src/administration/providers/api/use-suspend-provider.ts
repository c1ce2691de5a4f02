import { suspendProvider } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes a provider out of the directory, with a reason. */
export function useSuspendProvider() {
  return useAction(suspendProvider);
}
