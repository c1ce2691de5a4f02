import { getCircle } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one circle with its guidelines; null waits until it is known which (CLOUD-91). */
export function useCircle(id: string | null) {
  return useOperation(getCircle, id === null ? null : { params: { id } });
}
