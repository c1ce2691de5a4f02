import { withdrawInvitation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Takes an open invitation back (CLOUD-87). */
export function useWithdrawInvitation(): Action<typeof withdrawInvitation> {
  return useAction(withdrawInvitation);
}
