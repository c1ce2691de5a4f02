import { reinstateProvider } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Puts a provider back into the directory, with a reason. */
export function useReinstateProvider() {
  return useAction(reinstateProvider);
}
