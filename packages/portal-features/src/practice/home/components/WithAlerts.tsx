import { verifyCredentials } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { isAnswered, OnceKnown } from '../../../shared/index.ts';
import { ExpiredCalendars, useExpiredCalendars } from '../../shared/calendar-sign-in/index.ts';
import { SafetyAlerts, useSafetyAlerts } from '../../shared/safety-alerts/index.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';
import { CredentialsAlert } from './CredentialsAlert.tsx';

export interface WithAlertsProps {
  /** What comes right after danger, and before what is wrong with the practice. */
  first: ReactNode;
  children: ReactNode;
}

/**
 * The alerts of a home and what stands below them, drawn together once each is known (FAST-2). Danger comes first and
 * waits for nothing else (CARE-2).
 */
export function WithAlerts({ first, children }: WithAlertsProps) {
  const areAlertsKnown = isAnswered(useSafetyAlerts());
  const reads = [useOperation(verifyCredentials, {}), useDashboardStats()];
  const { isKnown: areCalendarsKnown } = useExpiredCalendars();
  return (
    <OnceKnown isKnown={areAlertsKnown}>
      <SafetyAlerts />
      <OnceKnown isKnown={areCalendarsKnown && reads.every(isAnswered)}>
        <CredentialsAlert />
        {first}
        <ExpiredCalendars />
        {children}
      </OnceKnown>
    </OnceKnown>
  );
}
