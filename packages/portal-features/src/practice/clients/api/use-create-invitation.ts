import { createInvitation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Invites someone to become a client (CLOUD-86). */
export function useCreateInvitation(): Action<typeof createInvitation> {
  return useAction(createInvitation);
}
