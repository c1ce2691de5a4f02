import { closeAdminSafetyAlert, closeOnCallAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { changed } from './changed.ts';
import type { AlertDoor } from './changed.ts';

/** Closes an alert with what was done. */
export function useClose(door: AlertDoor) {
  const asAdmin = useAction(closeAdminSafetyAlert, { invalidates: changed });
  const onCall = useAction(closeOnCallAlert, { invalidates: changed });
  return door === 'admin' ? asAdmin : onCall;
}
