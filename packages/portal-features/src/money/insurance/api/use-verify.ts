import { verifyInsurance } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Asks a payer whether a client is insured (CALL-27); the answer is kept by whoever asks. */
export function useVerify() {
  return useAction(verifyInsurance);
}
