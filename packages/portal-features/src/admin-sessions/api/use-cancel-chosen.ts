import { cancelChosenSessions, getAdminOverview, getAdminSession, listAdminSessions } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getAdminOverview, getAdminSession, listAdminSessions];

/** Cancels the sessions of a preview on behalf of the platform. */
export function useCancelChosen() {
  return useAction(cancelChosenSessions, { invalidates });
}
