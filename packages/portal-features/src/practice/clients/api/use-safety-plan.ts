import { getSafetyPlan } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** A client’s safety plan, where they share it (CLOUD-56). */
export function useSafetyPlan(id: string): Read<ResponseOf<typeof getSafetyPlan>> {
  return useOperation(getSafetyPlan, { params: { id } });
}
