import { removeParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** The host sends one person out (CLOUD-513). */
export function useRemove(): Action<typeof removeParticipant> {
  return useAction(removeParticipant);
}
