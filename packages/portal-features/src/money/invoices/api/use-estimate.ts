import { getEstimate } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one estimate (CLOUD-537). */
export function useEstimate(id: string) {
  return useOperation(getEstimate, { params: { id } });
}
