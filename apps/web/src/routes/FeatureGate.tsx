import type { PlatformFeature } from '@sakina/platform/contract';
import type { GatedFeature } from '@sakina/platform/domain';
import { useUser, useFeatureAccess } from '@sakina/platform/react/session';
import { FeatureOffScreen, FeatureRefusedScreen } from '@sakina/portal-features/account/access';
import { use } from 'react';
import type { ReactNode } from 'react';
import { configuredFlags } from '../session/flags.ts';
import type { FlagName, Flags } from '../session/flags.ts';

export interface FlagGateProps {
  flag: FlagName;
  children: ReactNode;
  /** Reads the flags; must return the same promise each time. @default the configuration */
  readFlags?: () => Promise<Flags>;
}

/** Shows what a flag enables, or that it is not enabled; the code behind an off flag is not loaded (FRAME-8). */
export function FlagGate({ flag, children, readFlags = configuredFlags }: FlagGateProps) {
  const user = useUser();
  return use(readFlags())[flag] ? children : <FeatureOffScreen flag={flag} user={user} />;
}

/** Says that a feature is turned off for everyone, in place of its screen. */
export function TurnedOff({ feature }: { feature: PlatformFeature }) {
  return <FeatureOffScreen flag={feature} isForNow user={useUser()} />;
}

export interface FeatureGateProps {
  feature: GatedFeature;
  children: ReactNode;
}

/** Shows a feature if permission and plan allow it, and otherwise what is missing (ROLE-10). */
export function FeatureGate({ feature, children }: FeatureGateProps) {
  const user = useUser();
  const access = useFeatureAccess(feature);
  if (access.kind === 'allowed') return children;
  // A user who is signed out meanwhile is redirected by the route's guard.
  return user && <FeatureRefusedScreen feature={feature} access={access} user={user} />;
}
