import { cancelManySessions, getAdminOverview, getAdminSession, listAdminSessions } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminOverview, getAdminSession, listAdminSessions];

/** Calls the sessions of a preview off for the platform. */
export function useCancelMany() {
  return useAction(cancelManySessions, { invalidates });
}
