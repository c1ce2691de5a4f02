import { listOwnClientConsents } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what the person agreed to, and what they are asked to agree to (CLOUD-610). */
export function useOwnConsents() {
  return useOperation(listOwnClientConsents, {});
}
