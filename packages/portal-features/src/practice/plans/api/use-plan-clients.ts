import { listClients } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads whom a plan can be written for (CALL-16). */
export function usePlanClients(isAsked: boolean) {
  return useOperation(listClients, isAsked ? {} : null);
}
