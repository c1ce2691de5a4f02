import { getSafetyPlan } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the safety plan that a client shares with the provider (CLOUD-56); refused where they do not share it. */
export function useSafetyPlanOf(clientId: string) {
  return useOperation(getSafetyPlan, { params: { id: clientId } });
}
