import { listCredentialCases } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The cases of the credentials queue that have waited longest. */
export function useFirstCases() {
  return useOperation(listCredentialCases, { query: { limit: 5 } });
}
