import { getSafetyPlan } from '@sakina/platform/contract';
import type { SafetyPlan } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads a client's safety plan, where they share it (CLOUD-56). */
export function useClientsSafetyPlan(clientId: string): Read<SafetyPlan> {
  return useOperation(getSafetyPlan, { params: { id: clientId } });
}
