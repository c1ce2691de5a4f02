import { getClaim } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** One claim with its diagnoses and lines (CLOUD-43). */
export function useClaim(id: string) {
  return useOperation(getClaim, { params: { id } });
}
