import {
  getAdminOverview,
  getAdminSafetyAlert,
  listAdminSafetyAlerts,
  listOnCallAlerts,
  listSafetyAlerts,
} from '@sakina/platform/contract';

/** What is read again after something was done about an alert. */
export const changed = [
  getAdminOverview,
  getAdminSafetyAlert,
  listAdminSafetyAlerts,
  listOnCallAlerts,
  listSafetyAlerts,
];

/** How often alerts are read by themselves, in milliseconds: administrators have no realtime events. */
export const REFRESH_MS = 15_000;

/** Where an alert is answered: in the list of administrators, or on the pages of whoever is on call. */
export type AlertDoor = 'admin' | 'onCall';
