import { searchEverything } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Finds people, providers, sessions and payments. The words travel in the body and are never cached (SEC-8). */
export function useSearch() {
  return useAction(searchEverything);
}
