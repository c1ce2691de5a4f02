import { closeAdminSafetyAlert, closeOnCallAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { AlertDoor } from './changed.ts';

/** Closes an alert with what was done. */
export function useClose(door: AlertDoor) {
  const asAdmin = useAction(closeAdminSafetyAlert);
  const onCall = useAction(closeOnCallAlert);
  return door === 'admin' ? asAdmin : onCall;
}
