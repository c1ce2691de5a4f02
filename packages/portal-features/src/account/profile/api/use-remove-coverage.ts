import { removeCoverage } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Takes an insurance away. */
export function useRemoveCoverage(): Action<typeof removeCoverage> {
  return useAction(removeCoverage);
}
