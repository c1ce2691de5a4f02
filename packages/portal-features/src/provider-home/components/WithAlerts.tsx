import type { ReactNode } from 'react';
import { OnceKnown } from '../../shared/index.ts';
import { useExpiredCalendars } from '../../shared/calendar-sign-in/index.ts';
import { useSafetyAlerts } from '../../shared/safety-alerts/index.ts';
import { useCredentials } from '../api/use-credentials.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';

const isKnown = ({ data, error }: { data: unknown; error: unknown }) => data !== undefined || error !== undefined;

/** The alerts of the home and what stands below them, drawn together (FAST-2). */
export function WithAlerts({ children }: { children: ReactNode }) {
  const reads = [useSafetyAlerts(), useCredentials(), useDashboardStats()];
  const calendars = useExpiredCalendars();
  return <OnceKnown isKnown={calendars.isKnown && reads.every(isKnown)}>{children}</OnceKnown>;
}
