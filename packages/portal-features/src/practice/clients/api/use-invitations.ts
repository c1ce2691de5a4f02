import { listInvitations } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The invitations that the provider has sent (CLOUD-85). */
export function useInvitations(): Read<ResponseOf<typeof listInvitations>> {
  return useOperation(listInvitations, { query: {} });
}
