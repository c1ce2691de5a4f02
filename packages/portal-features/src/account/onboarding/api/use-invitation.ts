import { getInvitation } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The public data of an invitation, for anyone who has its code (CLOUD-88). */
export function useInvitation(code: string) {
  return useOperation(getInvitation, { params: { code } });
}
