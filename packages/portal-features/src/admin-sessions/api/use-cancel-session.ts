import { cancelAdminSession, getAdminOverview, getAdminSession, listAdminSessions } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminOverview, getAdminSession, listAdminSessions];

/** Calls one session off for the platform. */
export function useCancelSession() {
  return useAction(cancelAdminSession, { invalidates });
}
