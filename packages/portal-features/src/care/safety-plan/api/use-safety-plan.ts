import { getSafetyPlan } from '@sakina/platform/contract';
import type { SafetyPlan } from '@sakina/platform/contract';
import { useUser, useOfflineCopy, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/**
 * Reads the safety plan of whoever is signed in; everything of the plan that a screen shows comes through here. It is
 * kept, sealed, for times without a connection (SEC-17).
 */
export function useSafetyPlan(): Read<SafetyPlan> {
  const user = useUser();
  return useOfflineCopy(
    getSafetyPlan,
    'safety-plan',
    useOperation(getSafetyPlan, user ? { params: { id: user.id } } : null),
  );
}
