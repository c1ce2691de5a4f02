import { verifyCredentials } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { OnceKnown } from '../../../shared/index.ts';
import { LateExpiredCalendars } from '../../shared/calendar-sign-in/late.ts';
import { SafetyAlerts, useSafetyAlerts } from '../../shared/safety-alerts/index.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';
import { CredentialsAlert } from './CredentialsAlert.tsx';

const isKnown = ({ data, error }: { data: unknown; error: unknown }) => data !== undefined || error !== undefined;

export interface WithAlertsProps {
  /** What comes right after danger, and before what is wrong with the practice. */
  first: ReactNode;
  children: ReactNode;
}

/** The alerts of a home, danger first, and what stands below them, drawn together (FAST-2). */
export function WithAlerts({ first, children }: WithAlertsProps) {
  const reads = [useSafetyAlerts(), useOperation(verifyCredentials, {}), useDashboardStats()];
  const [areCalendarsKnown, setCalendarsKnown] = useState(false);
  return (
    <OnceKnown isKnown={areCalendarsKnown && reads.every(isKnown)}>
      <SafetyAlerts />
      <CredentialsAlert />
      {first}
      <LateExpiredCalendars onKnown={setCalendarsKnown} />
      {children}
    </OnceKnown>
  );
}
