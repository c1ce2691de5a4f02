import { closeAdminSafetyAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { changed } from './changed.ts';

/** Closes an alert with what was done. */
export function useClose() {
  return useAction(closeAdminSafetyAlert, { invalidates: changed });
}
