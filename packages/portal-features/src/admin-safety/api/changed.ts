import { getAdminOverview, getAdminSafetyAlert, listAdminSafetyAlerts } from '@sakina/platform/contract';

/** What is read again after something was done about an alert. */
export const changed = [getAdminOverview, getAdminSafetyAlert, listAdminSafetyAlerts];

/** How often alerts are read by themselves, in milliseconds: administrators have no realtime events. */
export const REFRESH_MS = 15_000;
