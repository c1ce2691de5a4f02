import { verifyLicense } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Asks the register of a state's board for a licence (CALL-4). */
export function useVerifyLicense(): Action<typeof verifyLicense> {
  return useAction(verifyLicense);
}
