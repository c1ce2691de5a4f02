import { getInvitation } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Who invites, and until when, for whoever holds the code (CLOUD-88). */
export function useInvitation(code: string) {
  return useOperation(getInvitation, { params: { code } });
}
