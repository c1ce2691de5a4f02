import { handOverAdminSafetyAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { changed } from './changed.ts';

/** Gives an alert to someone by name. */
export function useHandOver() {
  return useAction(handOverAdminSafetyAlert, { invalidates: changed });
}
