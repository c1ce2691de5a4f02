import { withdrawApplication } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Withdraws an application before it is decided (CLOUD-64). */
export function useWithdrawApplication() {
  return useAction(withdrawApplication);
}
