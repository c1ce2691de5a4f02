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

/** The alerts of a home, danger first, and what stands below them, drawn together (FAST-2). */
export function WithAlerts({ first, children }: WithAlertsProps) {
  const reads = [useSafetyAlerts(), useOperation(verifyCredentials, {}), useDashboardStats()];
  const { isKnown: areCalendarsKnown } = useExpiredCalendars();
  return (
    <OnceKnown isKnown={areCalendarsKnown && reads.every(isAnswered)}>
      <SafetyAlerts />
      <CredentialsAlert />
      {first}
      <ExpiredCalendars />
      {children}
    </OnceKnown>
  );
}
