import type { GatedFeature } from '@sakina/platform/domain';
import { useUser, useFeatureAccess } from '@sakina/platform/react/session';
import { FeatureOffScreen, FeatureRefusedScreen } from '@sakina/portal-features/access';
import { use } from 'react';
import type { ReactNode } from 'react';
import { configuredFlags } from '../session/flags.ts';
import type { FlagName, Flags } from '../session/flags.ts';

export interface FlagGateProps {
  flag: FlagName;
  children: ReactNode;
  /** Where the flags stand; the same promise each time. @default the configuration */
  readFlags?: () => Promise<Flags>;
}

/** Shows what a flag enables, or says that it is not enabled; what is behind it is not even loaded (FRAME-8). */
export function FlagGate({ flag, children, readFlags = configuredFlags }: FlagGateProps) {
  const user = useUser();
  return use(readFlags())[flag] ? children : <FeatureOffScreen flag={flag} user={user} />;
}

export interface FeatureGateProps {
  feature: GatedFeature;
  children: ReactNode;
}

/** Shows a feature to whom permission and plan open it; tells everybody else what is in the way (ROLE-10). */
export function FeatureGate({ feature, children }: FeatureGateProps) {
  const user = useUser();
  const access = useFeatureAccess(feature);
  if (access.kind === 'allowed') return children;
  // Whoever is signed out meanwhile is on the way to signing in; the route's guard sees to that.
  return user && <FeatureRefusedScreen feature={feature} access={access} user={user} />;
}
