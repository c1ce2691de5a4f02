import { verifyCredentials } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { isAnswered } from '../../../shared/index.ts';
import { ExpiredCalendars, useExpiredCalendars } from '../../shared/calendar-sign-in/index.ts';
import { DangerFirst } from '../../shared/safety-alerts/index.ts';
import { useDashboardStats } from '../api/home.ts';
import { CredentialsAlert } from './CredentialsAlert.tsx';

export interface WithAlertsProps {
  /** What comes right after danger, and before what is wrong with the practice. */
  first: ReactNode;
  children: ReactNode;
}

/** The alerts of a home, danger first, and what stands below them. */
export function WithAlerts({ first, children }: WithAlertsProps) {
  const reads = [useOperation(verifyCredentials, {}), useDashboardStats()];
  const { isKnown: areCalendarsKnown } = useExpiredCalendars();
  return (
    <DangerFirst isKnown={areCalendarsKnown && reads.every(isAnswered)}>
      <CredentialsAlert />
      {first}
      <ExpiredCalendars />
      {children}
    </DangerFirst>
  );
}
