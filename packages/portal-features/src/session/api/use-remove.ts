import { getRoom, removeParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const changes = [getRoom];

/** The host sends one person out (CLOUD-513). */
export function useRemove(): Action<typeof removeParticipant> {
  return useAction(removeParticipant, { invalidates: changes });
}
