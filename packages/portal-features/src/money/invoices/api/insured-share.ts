import { isApiError, isPassing } from '@sakina/platform/client';
import { getClaimDraft, getClaimStatus } from '@sakina/platform/contract';
import type { Payer } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';

/** What a client's insurer has left to them of a session. */
export interface InsuredShare {
  insurer: Payer;
  /** The client's part that they have not paid, in minor units; null while the insurer has not decided. */
  leftMinor: number | null;
}

/**
 * The amount that an invoice proposes for a session, in minor units: the price to who pays for themselves, and to
 * others what their insurer left, if that is known.
 */
export function proposedMinor(share: InsuredShare | 'UNKNOWN' | null, priceMinor: number): number | null {
  if (share === null) return priceMinor;
  return share === 'UNKNOWN' ? null : share.leftMinor || null;
}

/**
 * Asks what an insurer left to its client of a session, under a contract with the provider (CLOUD-411, CALL-30).
 * @returns A function of the appointment's id; it answers null where the client pays for themselves, and 'UNKNOWN'
 *   where the server does not answer: the price of a session that an insurer may pay for is then not proposed.
 */
export function useInsuredShare() {
  const client = useClient();
  return async (appointmentId: string): Promise<InsuredShare | 'UNKNOWN' | null> => {
    try {
      const draft = await client.call(getClaimDraft, { params: { id: appointmentId } });
      if (draft.blockers.includes('NO_CONTRACT')) return null;
      const { insurer } = draft.coverage;
      const claimId = draft.openClaimId ?? draft.replacesClaimId;
      if (claimId === null) return { insurer, leftMinor: null };
      const { clientShare } = await client.call(getClaimStatus, { params: { id: claimId } });
      return { insurer, leftMinor: clientShare ? Math.max(0, clientShare.balance.amountMinor) : null };
    } catch (problem) {
      if (isPassing(problem)) return 'UNKNOWN';
      // A client without insurance, or a provider who bills none: the price is theirs to pay.
      if (isApiError(problem)) return null;
      throw problem;
    }
  };
}
