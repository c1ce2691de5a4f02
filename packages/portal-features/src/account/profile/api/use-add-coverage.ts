import { addCoverage } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** States an insurance. */
export function useAddCoverage(): Action<typeof addCoverage> {
  return useAction(addCoverage);
}
