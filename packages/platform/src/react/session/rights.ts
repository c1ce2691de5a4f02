import { useMemo } from 'react';
import { featureAccess, type FeatureAccess } from '../../domain/permissions.ts';
import type { Feature } from '../../domain/plans.ts';
import { capabilitiesInForce, type Capabilities } from '../../domain/portals.ts';
import { useUser } from './auth.tsx';
import { useActivePortal } from './portal.tsx';

/**
 * What the user may see and do in the active portal (PORTAL-3); nothing when signed out. The server enforces its own
 * rules.
 */
export function useCapabilities(): Capabilities {
  const user = useUser();
  const portal = useActivePortal();
  return useMemo(() => capabilitiesInForce(user, portal), [user, portal]);
}

/** Whether the user may use a feature, and if not, what is missing: a permission or their plan (ROLE-10). */
export function useFeatureAccess(feature: Feature): FeatureAccess {
  const user = useUser();
  return useMemo(() => featureAccess(user, feature), [user, feature]);
}
