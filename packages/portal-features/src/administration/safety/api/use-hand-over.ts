import { handOverAdminSafetyAlert, handOverOnCallAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { AlertDoor } from './changed.ts';

/** Gives an alert to someone by name. */
export function useHandOver(door: AlertDoor) {
  const asAdmin = useAction(handOverAdminSafetyAlert);
  const onCall = useAction(handOverOnCallAlert);
  return door === 'admin' ? asAdmin : onCall;
}
