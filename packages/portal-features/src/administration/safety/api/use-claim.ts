import { claimAdminSafetyAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes an alert, takes it over, or lets go of it. */
export function useClaim() {
  return useAction(claimAdminSafetyAlert);
}
