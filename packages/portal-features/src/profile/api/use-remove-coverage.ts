import { listCoverages, removeCoverage } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const options = { invalidates: [listCoverages] };

/** Takes an insurance away. */
export function useRemoveCoverage(): Action<typeof removeCoverage> {
  return useAction(removeCoverage, options);
}
