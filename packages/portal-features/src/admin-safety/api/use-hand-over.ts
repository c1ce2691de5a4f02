import { handOverAdminSafetyAlert, handOverOnCallAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { changed } from './changed.ts';
import type { AlertDoor } from './changed.ts';

/** Gives an alert to someone by name. */
export function useHandOver(door: AlertDoor) {
  const asAdmin = useAction(handOverAdminSafetyAlert, { invalidates: changed });
  const onCall = useAction(handOverOnCallAlert, { invalidates: changed });
  return door === 'admin' ? asAdmin : onCall;
}
