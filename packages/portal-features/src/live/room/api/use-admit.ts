import { admitParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** The host lets one person in (CLOUD-510). */
export function useAdmit(): Action<typeof admitParticipant> {
  return useAction(admitParticipant);
}
