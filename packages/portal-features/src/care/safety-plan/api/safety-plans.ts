import { getSafetyPlan } from '@sakina/platform/contract';
import type { SafetyPlan } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useCallback } from 'react';

/** Gives a function that reads a plan past the cache: what the server holds now, after a refusal. */
export function useReadLatestPlan(): (clientId: string) => Promise<SafetyPlan> {
  const client = useClient();
  return useCallback((clientId) => client.call(getSafetyPlan, { params: { id: clientId } }), [client]);
}
