import { getClaimDraft } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The start of a claim for a session, or of a correction (CLOUD-411). */
export function useClaimDraft(appointmentId: string) {
  return useOperation(getClaimDraft, { params: { id: appointmentId } });
}
