import { listToBill } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The sessions without a claim that stands (CLOUD-410). */
export function useToBill() {
  return useOperation(listToBill, {});
}
