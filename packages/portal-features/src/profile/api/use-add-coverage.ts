import { addCoverage, listCoverages } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const options = { invalidates: [listCoverages] };

/** States an insurance. */
export function useAddCoverage(): Action<typeof addCoverage> {
  return useAction(addCoverage, options);
}
