import { getSuperbill } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one superbill (CLOUD-536). */
export function useSuperbill(id: string) {
  return useOperation(getSuperbill, { params: { id } });
}
