import { listPlanVersions } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what was sent of a plan to its client (CLOUD-262). */
export function usePlanVersions(id: string) {
  return useOperation(listPlanVersions, { params: { id } });
}
